import type { BlogTag } from "@callboard/contracts/blog";
import { hostName } from "@callboard/contracts/domain";
import { isReservedSlug } from "@callboard/contracts/routes";

/** The tags of an article on `host`: those with a name, each once. */
export function visibleTags(tags: readonly BlogTag[], host: string): BlogTag[] {
  const own = tags.filter(
    (tag) => hostName(tag.domain_name) === hostName(host) && tag.tag_name.trim() !== "",
  );
  return own.filter((tag, index) => own.findIndex(({ tag_slug }) => tag_slug === tag.tag_slug) === index);
}

/** The URL of a tag: its short path, or the long one where the site itself uses the short one. */
export function tagUrl(slug: string): string {
  const segment = encodeURIComponent(slug);
  return isReservedSlug(slug) ? `/blog/tag/${segment}` : `/${segment}`;
}
