import type { ImageUse, LibraryImage } from "@callboard/contracts/library-image";
import { fileSize } from "#shared/lib/text/file-size.ts";

/** `1440 × 960, 82 KB`, or why that is not known. */
export function sizeText({ width, height, size }: Pick<LibraryImage, "width" | "height" | "size">): string {
  if (width !== null && height !== null) return `${width} × ${height}, ${fileSize(size ?? 0)}`;
  return size === 0 ? "The file is missing" : "Not measured yet";
}

export function usesText(uses: number): string {
  return uses === 0 ? "Not used" : `Used in ${uses}`;
}

const places: Record<ImageUse["places"][number], string> = {
  featured: "featured image",
  text: "in the text",
  picture: "picture",
};
const kinds: Record<ImageUse["kind"], { name: string; path: (id: number) => string }> = {
  article: { name: "Article", path: (id) => `/admin/articles/${id}` },
  category: { name: "Category", path: () => "/admin/lists/categories" },
  tag: { name: "Tag", path: () => "/admin/lists/tags" },
  video: { name: "Video", path: () => "/admin/lists/videos" },
};

/** What uses an image, in words, and where it is changed. */
export function describeUse({ kind, id, title, places: all, is_public }: ImageUse) {
  const { name, path } = kinds[kind];
  const where = all.map((place) => places[place]).join(", ");
  const state = is_public ? "" : ", not public";
  return { to: path(id), title: title || "Untitled", about: `${name}: ${where}${state}` };
}
