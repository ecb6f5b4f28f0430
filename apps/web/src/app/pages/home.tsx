import { BlogListing } from "#features/blog/listing/blog-listing.tsx";
import { prefetchListing } from "#features/blog/listing/listing-queries.ts";
import { prefetchTheatre } from "#features/events/theatre/theatre-queries.ts";
import { TheatreSection } from "#features/events/theatre/theatre-section.tsx";
import { FinishProfile } from "#features/profile-claim/finish-profile.tsx";
import { Directory } from "#features/profiles/directory.tsx";
import { prefetchDirectory } from "#features/profiles/profile-queries.ts";
import { RegisterAs } from "#features/session/register-as.tsx";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { Masthead } from "../layouts/masthead.tsx";
import type { PageModule } from "../page-module.ts";

export const Header = Masthead;

export const prefetch: PageModule["prefetch"] = (utils, { search, capabilities }) =>
  Promise.all([
    prefetchListing(utils, { search, capabilities }),
    prefetchTheatre(utils),
    capabilities.includes("profiles") && prefetchDirectory(utils, search),
  ]);

export function Page() {
  const hasProfiles = useCapability("profiles");
  return (
    <>
      <FinishProfile />
      <BlogListing hasSearch={false} />
      <ErrorBoundary>
        <TheatreSection />
      </ErrorBoundary>
      {hasProfiles && (
        <ErrorBoundary>
          <Directory />
        </ErrorBoundary>
      )}
      <RegisterAs />
    </>
  );
}
