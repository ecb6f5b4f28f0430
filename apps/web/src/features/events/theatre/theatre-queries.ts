import { limits } from "@callboard/contracts/limits";
import type { QueryUtils } from "#shared/lib/api/trpc.ts";

type Categories = readonly { id: number; name: string }[];

/** The id of the theatre category, if there is one. */
export function theatreIdOf(categories: Categories | undefined): number | undefined {
  return categories?.find(({ name }) => name.toLowerCase() === "theatre")?.id;
}

/** The upcoming events of a category, soonest first. */
export function upcomingInput(category_id: number) {
  return { category_id, limit: limits.eventRelated };
}

export async function prefetchTheatre(utils: QueryUtils): Promise<void> {
  await utils.event.categories.prefetch();
  const id = theatreIdOf(utils.event.categories.getData());
  if (id !== undefined) await utils.event.related.prefetch(upcomingInput(id));
}
