import type { BlogTag } from "@callboard/contracts/blog";
import { hostName } from "@callboard/contracts/domain";
import { isReservedSlug } from "@callboard/contracts/routes";

/** The tags that an article shows to a visitor of `host`: those of this domain that have a name, each once. */
export function visibleTags(tags: readonly BlogTag[], host: string): BlogTag[] {
  const own = tags.filter(
    (tag) => hostName(tag.domain_name) === hostName(host) && tag.tag_name.trim() !== "",
  );
  return own.filter((tag, index) => own.findIndex(({ tag_slug }) => tag_slug === tag.tag_slug) === index);
}

/** Where a tag's chip leads: to its short address, or to the long one where the short one belongs to the site. */
export function tagUrl(slug: string): string {
  const segment = encodeURIComponent(slug);
  return isReservedSlug(slug) ? `/blog/tag/${segment}` : `/${segment}`;
}
