import { AuthorListing } from "#features/blog/author/author-listing.tsx";
import { prefetchAuthor } from "#features/blog/author/author-queries.ts";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (utils, { params, search }) =>
  prefetchAuthor(utils, params.author ?? "", search);

export const Page: PageModule["Page"] = ({ params }) => <AuthorListing slug={params.author ?? ""} />;
