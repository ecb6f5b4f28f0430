import { useLocation } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { lazyHydrated } from "#shared/ui/state/lazy-hydration.tsx";
import { CategoryBar } from "./category-bar.tsx";
import { listingHead } from "./listing-head.ts";
import { storiesStart } from "./listing-queries.ts";
import { ListingSearch } from "./listing-search.tsx";
import { listingText } from "./listing-text.ts";
import { useCategories } from "./use-categories.ts";
import { useListingState } from "./use-listing-state.ts";

/** The heading of the listing, the document's head, and the search box. */
function ListingHeading({ hasSearch }: { hasSearch: boolean }) {
  const { pathname } = useLocation();
  const { state } = useListingState();
  const { data } = useCategories();
  const category = data?.find(({ id }) => id === state.categoryId);
  const { heading, ...words } = listingText(category?.name, state.query);
  usePageHead(listingHead(pathname, state, words));
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <h1 className="min-w-0 text-34 sm:text-40">{heading}</h1>
      {hasSearch && <ListingSearch label="Search stories" className="w-80 max-lg:hidden" />}
    </div>
  );
}

const FeaturedStories = lazyHydrated(() =>
  import("./featured-stories.tsx").then(({ FeaturedStories }) => FeaturedStories),
);
const LatestStories = lazyHydrated(() =>
  import("./latest-stories.tsx").then(({ LatestStories }) => LatestStories),
);
const Advert = lazyHydrated(() => import("./advert.tsx").then(({ Advert }) => Advert));
const CategoryList = lazyHydrated(() =>
  import("./category-list.tsx").then(({ CategoryList }) => CategoryList),
);

const NothingYet = lazyHydrated(() => import("./nothing-yet.tsx").then(({ NothingYet }) => NothingYet));
const SaveStories = lazyHydrated(() => import("./save-stories.tsx").then(({ SaveStories }) => SaveStories));
const TalentBanner = lazyHydrated(() =>
  import("./talent-banner.tsx").then(({ TalentBanner }) => TalentBanner),
);

type BlogListingProps = {
  /** False where the page's header has the search box. */
  hasSearch?: boolean;
};

/** The blog listing. Its state is the URL. */
export function BlogListing({ hasSearch = true }: BlogListingProps) {
  const { state } = useListingState();
  const start = storiesStart(trpc.useUtils(), state);
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 sm:gap-8 sm:pt-8">
      <div className="grid grid-cols-1 gap-4">
        <ListingHeading hasSearch={hasSearch} />
        <CategoryBar />
        <SaveStories />
      </div>
      {start === 1 && (
        <ErrorBoundary>
          <FeaturedStories />
        </ErrorBoundary>
      )}
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 pt-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:pt-8">
        <div>
          <ErrorBoundary>
            {start === 1 && <NothingYet />}
            <LatestStories start={start} />
          </ErrorBoundary>
        </div>
        <div className="grid grid-cols-1 content-start gap-x-8 gap-y-12 sm:max-lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <ErrorBoundary>
            <CategoryList />
          </ErrorBoundary>
          <Advert />
        </div>
      </div>
      <TalentBanner />
    </div>
  );
}
