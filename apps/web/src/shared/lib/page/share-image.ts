import type { HeadImage } from "@callboard/contracts/rendering";

/** The picture that the gateway draws for shared links to an article, an event or a campaign. */
export function shareImage(kind: "article" | "event", id: string | number, alt: string): HeadImage {
  return { href: `/share/${kind}/${encodeURIComponent(id)}.jpg`, alt, width: 1200, height: 630 };
}
