import { trpc } from "#shared/lib/api/trpc.ts";
import { actText } from "../audit/act-words.ts";
import { ChangeList } from "../audit/change-list.tsx";
import { changesOf } from "../audit/difference.ts";
import { Instant } from "../kit/instant.tsx";
import { ListState, TableSkeleton } from "../kit/list-state.tsx";
import { LoadMore } from "../kit/load-more.tsx";

const failure = "The history could not be loaded";

/** What staff did with an account, the latest first. */
export function History({ id }: { id: number }) {
  const query = trpc.people.history.useInfiniteQuery(
    { id },
    {
      getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
      staleTime: 0,
      meta: { errors: "inline" },
    },
  );
  return (
    <div>
      <ListState query={query} failure={failure} skeleton={<TableSkeleton rows={2} />}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0) return <p className="text-15 text-muted">Nothing was done yet.</p>;
          return (
            <ol aria-label="History" className="rounded-card border border-line bg-surface">
              {entries.map((entry) => {
                const changes = changesOf(entry);
                return (
                  <li key={entry.id} className="grid gap-2 border-line px-4 py-3 not-first:border-t">
                    <p className="text-15">
                      <span className="font-semibold">{actText(entry.action)}</span>
                      <span className="block text-14 text-muted wrap-anywhere">
                        {entry.actor_name}, <Instant at={entry.created_at} />
                      </span>
                    </p>
                    {entry.reason && (
                      <p className="text-14 wrap-anywhere">
                        <span className="text-muted">Reason: </span>
                        {entry.reason}
                      </p>
                    )}
                    {changes.length > 0 && <ChangeList changes={changes} />}
                  </li>
                );
              })}
            </ol>
          );
        }}
      </ListState>
      <LoadMore query={query} failure={failure} />
    </div>
  );
}
