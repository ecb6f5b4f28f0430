import { limits } from "@callboard/contracts/limits";
import { PagedList } from "#shared/ui/list/paged-list.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { DirectoryFilter } from "./directory-filter.tsx";
import { directoryGrid } from "./directory-grid.ts";
import { ProfileCard } from "./profile-card.tsx";
import { useDirectory } from "./use-directory.ts";

const places = Array.from({ length: limits.profileList }, (_, index) => index);

function DirectorySkeleton() {
  return (
    <Loading text="Loading profiles..." className={directoryGrid}>
      {places.map((place) => (
        <div key={place} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-4/5 w-full rounded-none!" />
          <div className="grid gap-2 p-3 sm:p-4">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-6.5 w-20 rounded-full!" />
            <Skeleton className="mt-1 h-5 w-24" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

function Profiles() {
  return (
    <PagedList
      {...useDirectory()}
      itemsOf={(page) => page.profiles}
      words={["profile", "profiles"]}
      failure="Profiles could not be loaded"
      skeleton={<DirectorySkeleton />}
      empty={<Empty title="No profiles found" text="Nobody has claimed one here yet." />}
      hasCount
      hash="#directory"
      className={directoryGrid}
      keyOf={({ kind, id }) => `${kind}-${id}`}
    >
      {(profile) => <ProfileCard profile={profile} />}
    </PagedList>
  );
}

/** All claimed profiles, newest first. */
export function Directory() {
  return (
    <section id="directory" aria-labelledby="directory-heading" className="below-fold wrap pt-16 sm:pt-24">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="directory-heading" className="text-28 sm:text-34">
            Directory
          </h2>
          <p className="mt-2 text-muted">Artists and agencies with a profile on the board.</p>
        </div>
        <DirectoryFilter />
      </div>
      <Profiles />
    </section>
  );
}
