import type { ReceivedApplication } from "@callboard/contracts/application";
import { limits } from "@callboard/contracts/limits";
import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { changeCached } from "#shared/lib/api/change-cached.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import type { BoardPlace } from "../use-board-place.ts";
import { applyChanges, type ListData, type ListInput } from "./apply-changes.ts";

/** The applications of a board, or of one of its columns, loaded as far as somebody scrolled. */
export function useApplications(event_id: number, { filter, sort }: Pick<BoardPlace, "filter" | "sort">) {
  return trpc.application.received.useInfiniteQuery(
    { event_id, ...filter, sort, limit: limits.listLimitMax },
    { getNextPageParam: ({ pagination }) => pagination.nextCursor, meta: { errors: "inline" } },
  );
}

type CachedKey = [path: unknown, options?: { input?: ListInput }];

/**
 * Changes applications in every loaded list, column and open panel; what is being asked for meanwhile is asked for again. `refresh`
 * asks the gateway for all of it again.
 */
export function useLoadedApplications() {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const queryKey = getQueryKey(trpc.application.received);
  const put = (changed: readonly ReceivedApplication[]) =>
    changeCached(client, [queryKey, getQueryKey(trpc.board.applicant)], () => {
      for (const [key, data] of client.getQueriesData<ListData>({ queryKey })) {
        const input = (key as unknown as CachedKey)[1]?.input;
        if (data && input) client.setQueryData(key, applyChanges(data, input, changed));
      }
      for (const application of changed)
        utils.board.applicant.setData({ id: application.id }, (shown) => shown && { ...shown, application });
    });
  /** These applications as they are known by now: a ticked one is held as it was when it was ticked. */
  const newest = (rows: readonly ReceivedApplication[]) => {
    const known = new Map(rows.map((row) => [row.id, row]));
    const see = (one: ReceivedApplication | undefined) => {
      if (one && one.version > (known.get(one.id)?.version ?? one.version)) known.set(one.id, one);
    };
    for (const [, data] of client.getQueriesData<ListData>({ queryKey }))
      for (const page of data?.pages ?? []) page.applications.forEach(see);
    for (const { id } of rows) see(utils.board.applicant.getData({ id })?.application);
    return [...known.values()];
  };
  const refreshCounts = () => Promise.all([utils.board.get.invalidate(), utils.event.mine.invalidate()]);
  const refresh = () =>
    Promise.all([
      utils.application.received.invalidate(),
      utils.board.applicant.invalidate(),
      refreshCounts(),
    ]);
  return { put, newest, refresh, refreshCounts };
}
