import type { EventListData, EventSummary, relatedEventsQuery } from "@callboard/contracts/event";
import type { z } from "zod";
import { eventCalls } from "../../upstream/calls/event.ts";
import { hasCapability, request } from "../../upstream/request.ts";
import type { Context } from "../context.ts";

type Related = { category_id: number } & z.output<typeof relatedEventsQuery>;

/** When it begins; for an event without a time, when its day ends. */
const startOf = ({ starts_at, apply_until }: EventSummary) => starts_at ?? apply_until;

/**
 * What else is coming up in a category, soonest first. The specification does not say in which order, nor that past events
 * are left out: for such an upstream it is done here. Throws UpstreamError.
 */
export async function relatedEvents(input: Related, ctx: Context): Promise<EventListData> {
  const related = await request(eventCalls.related, input, ctx);
  if (await hasCapability("events", ctx)) return related;
  const now = ctx.sessions.clock().toISOString();
  const events = related.events
    .filter((event) => event.id !== input.except && startOf(event) > now)
    .sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  return { ...related, events };
}
