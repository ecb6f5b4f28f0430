import type { BoardSort, ReceivedApplication } from "@callboard/contracts/application";
import type { Pagination } from "@callboard/contracts/page";

export type ListInput = { event_id: number; state?: string | undefined; sort?: BoardSort | undefined };
type ListPage = { applications: ReceivedApplication[]; pagination: Pagination };
export type ListData = { pages: ListPage[]; pageParams: unknown[] };

const byDate = (one: ReceivedApplication, other: ReceivedApplication) =>
  other.created_at.localeCompare(one.created_at) || other.id - one.id;
const orders: Record<BoardSort, (one: ReceivedApplication, other: ReceivedApplication) => number> = {
  newest: byDate,
  oldest: (one, other) => -byDate(one, other),
  rating: (one, other) => other.rating - one.rating || other.id - one.id,
};

/**
 * A loaded list after some applications changed: those that left its column are gone, those that came stand in their place, unless
 * that is further down than what was loaded.
 */
export function applyChanges(
  data: ListData,
  { event_id, state, sort = "newest" }: ListInput,
  changed: readonly ReceivedApplication[],
): ListData {
  const byId = new Map(changed.filter((one) => one.event_id === event_id).map((one) => [one.id, one]));
  if (byId.size === 0) return data;
  const belongs = (one: ReceivedApplication) => state === undefined || one.state === state;
  const known = new Set(data.pages.flatMap((page) => page.applications.map(({ id }) => id)));
  const pages = data.pages.map((page) => ({
    ...page,
    applications: page.applications.flatMap((one) => {
      const now = byId.get(one.id) ?? one;
      return belongs(now) ? [now] : [];
    }),
  }));
  const hasMore = data.pages.at(-1)?.pagination.hasNextPage ?? false;
  for (const one of byId.values()) {
    if (known.has(one.id) || state === undefined || !belongs(one)) continue;
    const page = pages.find((candidate) => {
      const last = candidate.applications.at(-1);
      return last !== undefined && orders[sort](one, last) < 0;
    });
    const target = page ?? (hasMore ? undefined : pages.at(-1));
    if (target) target.applications = [...target.applications, one].sort(orders[sort]);
  }
  return { ...data, pages };
}
