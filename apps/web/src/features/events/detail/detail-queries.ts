import type { EventDetails } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";
import type { QueryUtils } from "#shared/lib/api/trpc.ts";

/** The query input of an event or campaign; null for an invalid id. */
export function eventInput(id: string | undefined): { id: number } | null {
  return id && /^[1-9]\d{0,14}$/.test(id) ? { id: Number(id) } : null;
}

/** The upcoming events of a category. */
export function relatedInput(category_id: number, except: number) {
  return { category_id, except, limit: limits.eventRelated };
}

/** Prefetches an event or campaign, then related events and `alongside` in parallel. */
export async function prefetchDetail(
  utils: QueryUtils,
  id: string | undefined,
  alongside?: (event: EventDetails) => Promise<unknown>,
): Promise<void> {
  const input = eventInput(id);
  if (!input) return;
  await utils.event.get.prefetch(input);
  const event = utils.event.get.getData(input);
  if (!event) return;
  const { eventCategory } = event;
  await Promise.all([
    eventCategory && utils.event.related.prefetch(relatedInput(eventCategory.id, event.id)),
    alongside?.(event),
  ]);
}
