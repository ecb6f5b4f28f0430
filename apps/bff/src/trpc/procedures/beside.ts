import type { BesideInput } from "@callboard/contracts/beside";
import { besideLimits } from "@callboard/contracts/beside-names";
import { type BlogSummary, blogListQuery } from "@callboard/contracts/blog";
import { type EventSummary, eventListQuery } from "@callboard/contracts/event";
import { blogCalls } from "../../upstream/calls/blog.ts";
import { eventCalls } from "../../upstream/calls/event.ts";
import { hasCapability, request } from "../../upstream/request.ts";
import type { Context } from "../context.ts";

const limit = besideLimits.shown;

/** Reads lists one after the other until they have enough. Gives each item once. */
async function firstOf<Item extends { id: number }>(lists: (() => Promise<Item[]>)[]): Promise<Item[]> {
  const found = new Map<number, Item>();
  for (const list of lists) {
    if (found.size >= limit) break;
    for (const item of await list()) found.set(item.id, item);
  }
  return [...found.values()].slice(0, limit);
}

/**
 * Up to three calls that take applications now and look for one of these professions, else that have the words; of each name those
 * that close first. None where the upstream cannot tell which calls are open. Throws UpstreamError.
 */
export async function callsForStory({ names }: BesideInput, ctx: Context): Promise<EventSummary[]> {
  if (!(await hasCapability("filters", ctx))) return [];
  const open = { sort: "deadline", limit } as const;
  const list = (filter: { profession: string } | { search: string }) => async () =>
    (await request(eventCalls.list, eventListQuery.parse({ ...open, ...filter }), ctx)).events;
  return firstOf([
    ...names.map((profession) => list({ profession })),
    ...names.map((search) => list({ search })),
  ]);
}

/** Up to three articles with the words of one of these names, the newest of each. Throws UpstreamError. */
export function storiesForCall({ names }: BesideInput, ctx: Context): Promise<BlogSummary[]> {
  const list = (search: string) => async () =>
    (await request(blogCalls.list, blogListQuery.parse({ search, limit }), ctx)).blogs;
  return firstOf(names.map(list));
}
