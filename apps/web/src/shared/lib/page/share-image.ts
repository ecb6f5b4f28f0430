import type { HeadImage } from "@callboard/contracts/rendering";

/** The share image that the gateway draws for an article, event, campaign or profile. */
export function shareImage(
  kind: "article" | "event" | "artist" | "agency",
  id: string | number,
  alt: string,
): HeadImage {
  return { href: `/share/${kind}/${encodeURIComponent(id)}.jpg`, alt, width: 1200, height: 630 };
}
