import { Link } from "react-router-dom";
import { buttonClass } from "#shared/ui/button.tsx";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { EventList } from "./event-list.tsx";
import { ListingFilters } from "./listing-filters.tsx";
import { useListingPage } from "./use-listing.ts";

/** The state is in the URL. */
export function CampaignsScreen() {
  const start = useListingPage("crowdfunding", {
    title: "Crowdfunding Requests",
    description:
      "Shows, films and workshops that are looking for supporters: what each needs, and how far it is.",
  });
  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-8 sm:pt-12">
      <div className="grid grid-cols-1 gap-6">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h1 className="text-34 sm:text-40">Crowdfunding Requests</h1>
          <Link to="/create-crowdfunding-request" className={buttonClass()}>
            Raise Fund For Project
          </Link>
        </div>
        <ListingFilters label="Search crowdfunding requests" />
      </div>
      <section aria-label="All crowdfunding requests">
        <ErrorBoundary>
          <EventList kind="crowdfunding" start={start} isFirst />
        </ErrorBoundary>
      </section>
    </div>
  );
}
