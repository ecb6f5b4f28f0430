import { limits } from "@callboard/contracts/limits";
import type { Api } from "#shared/lib/api/trpc.ts";

type Categories = readonly { id: number; name: string }[];

/** The id of the category that the front page shows the calls of, if there is such a category. */
export function theatreIdOf(categories: Categories | undefined): number | undefined {
  return categories?.find(({ name }) => name.toLowerCase() === "theatre")?.id;
}

/** What is coming up in a category, soonest first. */
export function upcomingInput(category_id: number) {
  return {
    category_id,
    kind: "event" as const,
    is_event: "upcoming" as const,
    sortBy: "start_date" as const,
    sortOrder: "ASC" as const,
    limit: limits.eventRelated,
  };
}

/** Brings the front page's theatre calls into the cache. */
export async function prefetchTheatre(api: Api): Promise<void> {
  await api.event.categories.prefetch();
  const id = theatreIdOf(api.event.categories.getData());
  if (id !== undefined) await api.event.list.prefetch(upcomingInput(id));
}
