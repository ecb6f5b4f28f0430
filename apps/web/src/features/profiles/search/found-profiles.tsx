import { limits } from "@callboard/contracts/limits";
import { Link } from "react-router-dom";
import { statusOfFailure } from "#shared/lib/failure/failure.ts";
import { usePageStatus } from "#shared/lib/page/page-context.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { OtherSpellings } from "#shared/ui/list/other-spellings.tsx";
import { PagedList } from "#shared/ui/list/paged-list.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { DirectorySkeleton } from "../directory-skeleton.tsx";
import { ProfileCard } from "../profile-card.tsx";
import { useFoundProfiles, useSearchState } from "./use-search.ts";

/** Twelve profiles fill whole rows at every width, beside the facets. */
const grid = "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4";

/** Other spellings of what is searched for, whatever else is chosen. */
function Spellings({ hasFound = false }: { hasFound?: boolean }) {
  const { state, addressOf } = useSearchState();
  const spelt = (search: string) => addressOf({ search, kind: null, facets: {}, available: null });
  return <OtherSpellings search={state.search} list="people" hasFound={hasFound} addressOf={spelt} />;
}

function NothingFound({ clearHref }: { clearHref: string }) {
  const { isFiltered } = useSearchState();
  if (!isFiltered) return <Empty title="No profiles found" text="Nobody has claimed one here yet." />;
  const action = (
    <Link to={clearHref} className={buttonClass({ variant: "secondary" })}>
      Show all
    </Link>
  );
  return (
    <Empty
      title="No profiles found"
      text="Nobody has all of this. Take a filter away."
      hint={<Spellings />}
      action={action}
    />
  );
}

/** The profiles of the URL's selection, with Load More. */
export function FoundProfiles({ clearHref }: { clearHref: string }) {
  const { query, place } = useFoundProfiles();
  usePageStatus(statusOfFailure(query.error));
  const hasFound = query.data !== undefined && query.data.pages[0]?.profiles.length !== 0;
  return (
    <>
      {hasFound && <Spellings hasFound />}
      <PagedList
        query={query}
        place={place}
        itemsOf={(page) => page.profiles}
        words={["profile", "profiles"]}
        failure="Profiles could not be loaded"
        skeleton={<DirectorySkeleton count={limits.profileList} className={grid} />}
        empty={<NothingFound clearHref={clearHref} />}
        hasCount
        belowFoldFrom={8}
        className={grid}
        keyOf={({ kind, id }) => `${kind}-${id}`}
      >
        {(profile) => <ProfileCard profile={profile} />}
      </PagedList>
    </>
  );
}
