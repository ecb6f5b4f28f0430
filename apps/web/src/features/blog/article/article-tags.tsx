import type { BlogTag } from "@callboard/contracts/blog";
import { useHost } from "#shared/lib/page/page-context.ts";
import { Chip } from "#shared/ui/chip.tsx";
import { tagUrl, visibleTags } from "./visible-tags.ts";

/** The article's tags on this domain, if it has any. */
export function ArticleTags({ tags }: { tags: readonly BlogTag[] }) {
  const shown = visibleTags(tags, useHost());
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {shown.map(({ tag_slug, tag_name }) => (
        <li key={tag_slug}>
          <Chip to={tagUrl(tag_slug)}>#{tag_name}</Chip>
        </li>
      ))}
    </ul>
  );
}
