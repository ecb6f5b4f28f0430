import { limits } from "@callboard/contracts/limits";
import { Link } from "react-router-dom";
import { PagedList } from "#shared/ui/list/paged-list.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { DirectoryFilter } from "./directory-filter.tsx";
import { directoryGrid } from "./directory-grid.ts";
import { DirectorySkeleton } from "./directory-skeleton.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { useDirectory } from "./use-directory.ts";

function Profiles() {
  return (
    <PagedList
      {...useDirectory()}
      itemsOf={(page) => page.profiles}
      words={["profile", "profiles"]}
      failure="Profiles could not be loaded"
      skeleton={<DirectorySkeleton count={limits.profileList} className={directoryGrid} />}
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
          <p className="mt-2 text-muted">
            Artists and agencies with a profile on the board.{" "}
            <Link to="/directory" className="text-link">
              Search and filter all of them
            </Link>
          </p>
        </div>
        <DirectoryFilter />
      </div>
      <Profiles />
    </section>
  );
}
