import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { LoadMore } from "#shared/ui/list/load-more.tsx";
import { NewerLink } from "#shared/ui/list/newer-link.tsx";
import { ShownCount } from "#shared/ui/list/shown-count.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { DirectoryFilter } from "./directory-filter.tsx";
import { directoryGrid } from "./directory-grid.ts";
import { DirectorySkeleton } from "./directory-skeleton.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { useDirectory } from "./use-directory.ts";

function Profiles() {
  const { profiles, start, pageAddress, list, handleLoadMore } = useDirectory();
  const { data, error, hasNextPage, isFetchingNextPage, isPlaceholderData } = profiles;
  const retry = useRetryFailed();
  const failure = error ? failureMessage(readFailure(error), "Profiles could not be loaded") : undefined;
  const hashed = (page: number) => `${pageAddress(page)}#directory`;

  if (failure && !data) return <ErrorState message={failure} onRetry={retry} />;
  if (!data) return <DirectorySkeleton />;
  const shown = data.pages.flatMap((page) => page.profiles);
  return (
    <>
      <ShownCount
        count={shown.length}
        words={["profile", "profiles"]}
        hasMore={hasNextPage}
        isStale={isPlaceholderData}
      />
      {start > 1 && <NewerLink to={hashed(start - 1)} text="Newer profiles" />}
      {shown.length === 0 && <Empty title="No profiles found" text="Nobody has claimed one here yet." />}
      <ul
        ref={list}
        aria-busy={isPlaceholderData}
        className={`${directoryGrid} transition-opacity duration-180 aria-busy:opacity-60`}
      >
        {shown.map((profile) => (
          <li key={`${profile.kind}-${profile.id}`}>
            <ProfileCard profile={profile} />
          </li>
        ))}
      </ul>
      {hasNextPage && !isPlaceholderData && (
        <LoadMore
          isFetching={isFetchingNextPage}
          onLoadMore={() => void handleLoadMore()}
          href={hashed(start + data.pages.length)}
          failure={failure}
        />
      )}
    </>
  );
}

/** The people and houses on the board: everybody who has claimed a profile, the newest first. */
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
