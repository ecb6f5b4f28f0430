import { BlogListing } from "../../features/blog/listing/blog-listing.tsx";
import { prefetchListing } from "../../features/blog/listing/listing-queries.ts";
import { FinishProfile } from "../../features/profile-claim/finish-profile.tsx";
import { Directory } from "../../features/profiles/directory.tsx";
import { prefetchDirectory } from "../../features/profiles/profile-queries.ts";
import { RegisterAs } from "../../features/session/register-as.tsx";
import { ErrorBoundary } from "../../shared/ui/error-boundary.tsx";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (api, { search }) =>
  Promise.all([prefetchListing(api, search), prefetchDirectory(api, search)]);

/** The front page: the blog's listing under a head of its own, which has the search box, and the directory. */
export function Page() {
  return (
    <>
      <FinishProfile />
      <BlogListing hasSearch={false} />
      <ErrorBoundary>
        <Directory />
      </ErrorBoundary>
      <RegisterAs />
    </>
  );
}
