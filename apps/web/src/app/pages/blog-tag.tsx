import { useParams } from "react-router-dom";
import { TagListing } from "../../features/blog/tag/tag-listing.tsx";
import { prefetchTag } from "../../features/blog/tag/tag-queries.ts";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (api, { params, search }) =>
  prefetchTag(api, params.tagName ?? "", search);

export function Page() {
  const { tagName = "" } = useParams();
  return <TagListing tagName={tagName} />;
}
