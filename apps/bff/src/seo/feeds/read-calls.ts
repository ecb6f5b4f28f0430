import { type EventSummary, eventListQuery } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";
import { z } from "zod";
import { eventCalls } from "../../upstream/calls/event.ts";
import { request } from "../../upstream/request.ts";
import type { UpstreamContext } from "../../upstream/upstream.ts";
import type { Channel, FeedItem } from "./rss.ts";

const { present_city, search, category_id, closes_within, self_tape, is_fair, ...list } =
  eventListQuery.shape;
const { profession, gender, age, pay } = list;

/** The filters of the list of events, under the names that its address has for them. */
export const callsQuery = z.object({
  ...{ city: present_city, search, category: category_id, category_id, profession, gender, age, pay },
  ...{ closes: closes_within, tape: self_tape, fair: is_fair },
});
type CallsQuery = z.output<typeof callsQuery>;

function filtersOf({ city, category, category_id, closes, tape, fair, ...filters }: CallsQuery) {
  const named = { present_city: city, category_id: category ?? category_id };
  const further = { closes_within: closes, self_tape: tape, is_fair: fair };
  return { ...filters, ...named, ...further, kind: "event" as const, is_event: "upcoming" as const, page: 1 };
}

export const itemOfCall = ({
  id,
  title,
  created_at,
  category_name,
  description,
}: EventSummary): FeedItem => ({
  ...{ title, path: `/event/${id}`, date: created_at, category: category_name, description },
});

/** Events that have not begun, the next one first. */
export async function readComing(query: CallsQuery, ctx: UpstreamContext) {
  const order = { sortBy: "start_date", sortOrder: "ASC", limit: limits.listLimitMax } as const;
  return (await request(eventCalls.list, { ...filtersOf(query), ...order }, ctx)).events;
}

/** The newest of them as a feed. `search` is the query of its address, which the page understands too. */
export async function readCalls(query: CallsQuery, search: string, ctx: UpstreamContext): Promise<Channel> {
  const order = { sortBy: "created_at", sortOrder: "DESC", limit: 20 } as const;
  const { events } = await request(eventCalls.list, { ...filtersOf(query), ...order }, ctx);
  return {
    title: "Auditions & events | Callboard",
    description: "The newest auditions, castings, workshops and crew calls that have not begun.",
    page: `/events${search}`,
    path: `/events.xml${search}`,
    items: events.map(itemOfCall),
  };
}
