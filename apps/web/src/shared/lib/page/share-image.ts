import type { HeadImage } from "@callboard/contracts/rendering";

/** The share image that the gateway draws for an article, event or campaign. */
export function shareImage(kind: "article" | "event", id: string | number, alt: string): HeadImage {
  return { href: `/share/${kind}/${encodeURIComponent(id)}.jpg`, alt, width: 1200, height: 630 };
}
