import { BlogListing } from "#features/blog/listing/blog-listing.tsx";
import { prefetchListing } from "#features/blog/listing/listing-queries.ts";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (utils, request) => prefetchListing(utils, request);

export function Page() {
  return <BlogListing />;
}
