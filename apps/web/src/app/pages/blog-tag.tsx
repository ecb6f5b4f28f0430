import { TagListing } from "#features/blog/tag/tag-listing.tsx";
import { prefetchTag } from "#features/blog/tag/tag-queries.ts";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (utils, { params, search }) =>
  prefetchTag(utils, params.tagName ?? "", search);

export const Page: PageModule["Page"] = ({ params }) => {
  const { tagName = "" } = params;
  return <TagListing tagName={tagName} />;
};
