import type { ArticleFields } from "@callboard/contracts/article";
import type { imagePlaces } from "@callboard/contracts/library-image";
import { mediaAddress } from "../media/media-store.ts";

/** An image of ours that something uses: by the address that the library knows it by. */
export type UsedImage = { address: string; place: (typeof imagePlaces)[number]; alt: string };

const stored = /^\/media\/([\w-]+)-\d+\.webp$/;
const imageTag = /<img\b[^>]*>/g;

/** The address by which the library knows an image, whichever of its widths is named; null for one elsewhere. */
function libraryAddress(address: string): string | null {
  const [, name] = stored.exec(address) ?? [];
  return name === undefined ? null : mediaAddress(name);
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

const decoded = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** The images of ours in an article, whose HTML the sanitiser has written: each once in each place. */
export function imagesOfArticle({
  featured_image,
  content,
}: Pick<ArticleFields, "featured_image" | "content">): UsedImage[] {
  const inText = Array.from(content.matchAll(imageTag), ([tag]) => ({
    src: attribute(tag, "src"),
    place: "text" as const,
    alt: decoded(attribute(tag, "alt")),
  }));
  const featured = { src: featured_image ?? "", place: "featured" as const, alt: "" };
  const found = new Map<string, UsedImage>();
  for (const { src, place, alt } of [...inText, featured]) {
    const address = libraryAddress(src);
    if (address !== null && !found.has(`${place} ${address}`))
      found.set(`${place} ${address}`, { address, place, alt });
  }
  return [...found.values()];
}

/** The picture of an entry of a list, where it is an image of ours. */
export function imagesOfPicture(picture: string | null | undefined): UsedImage[] {
  const address = libraryAddress(picture ?? "");
  return address === null ? [] : [{ address, place: "picture", alt: "" }];
}
