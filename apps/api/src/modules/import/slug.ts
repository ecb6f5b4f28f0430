import { createHash } from "node:crypto";
import { slugOfTitle } from "@callboard/contracts/article";

const longest = 100;
const start = (text: string) => text.toWellFormed().slice(0, 1_000);

/** The slug of an article: from the first text that leaves letters for one, or else made of its key, the same each time. */
export function articleSlug(texts: string[], key: string): string {
  const slugs = texts.map((text) => slugOfTitle(start(text)).slice(0, longest).replace(/-$/, ""));
  return slugs.find(Boolean) ?? `article-${createHash("sha256").update(key).digest("hex").slice(0, 8)}`;
}

/** The slug of a tag: letters of any language, digits and hyphens, in lower case. Empty when nothing is left. */
export function tagSlug(text: string): string {
  return start(text)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, (marks) => (/^[\u0300-\u036f]+$/.test(marks) ? "" : marks))
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
}

/** The slug, or the first of `slug-2`, `slug-3`… that is free. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  let free = slug;
  for (let count = 2; isTaken(free); count += 1) free = `${slug}-${count}`;
  return free;
}
