import { BlogListing } from "#features/blog/listing/blog-listing.tsx";
import { prefetchListing } from "#features/blog/listing/listing-queries.ts";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (utils, { search }) => prefetchListing(utils, search);

export function Page() {
  return <BlogListing />;
}
