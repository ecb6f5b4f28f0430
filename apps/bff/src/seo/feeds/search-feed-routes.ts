import { createHash } from "node:crypto";
import type { ProfileSummary } from "@callboard/contracts/profile";
import { profilePath } from "@callboard/contracts/profile-path";
import { type SearchFeed, searchFeedInput } from "@callboard/contracts/search-feed";
import { searchKindWords } from "@callboard/contracts/search-notification";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../app-error.ts";
import { originOf } from "../../rendering/origin-of.ts";
import { clientKey } from "../../security/rate-limit/client-key.ts";
import type { Context } from "../../trpc/context.ts";
import { savedSearchCalls } from "../../upstream/calls/saved-search.ts";
import { request as ask } from "../../upstream/request.ts";
import { answerOrFail } from "../answer-or-fail.ts";
import { calendarOf } from "./calendar.ts";
import { itemOfCall } from "./read-calls.ts";
import { itemOfArticle } from "./read-channel.ts";
import { type FeedItem, rssOf } from "./rss.ts";

type Deps = { contextOf: (request: FastifyRequest) => Context; publicOrigin: string | undefined };
type Asked = { search: SearchFeed; key: string; origin: string };

/** How often programs may look again, in seconds. */
const ttl = 3_600;

/** What is counted for a key, which is kept nowhere. */
const countedAs = (key: string) => createHash("sha256").update(key).digest("base64url");

/** What has the key in an address. Throws AppError: `not_found` for whatever else is in its place. */
async function read(request: FastifyRequest, ctx: Context) {
  await ctx.limits.searchFeed.client.consume(clientKey(ctx.clientAddress));
  const asked = searchFeedInput.safeParse(request.query);
  if (!asked.success) throw new AppError("not_found");
  const { key } = asked.data;
  await ctx.limits.searchFeed.account.consume(countedAs(key));
  return { search: await ask(savedSearchCalls.feed, { key }, ctx), key };
}

/** By its number, so that an entry stays the same one when its owner takes another address. */
const itemOfProfile = ({ kind, id, name, profession, present_city }: ProfileSummary): FeedItem => ({
  ...{ title: name, path: profilePath({ kind, id, slug: null }), date: null, category: profession },
  description: [profession, present_city].filter(Boolean).join(", "),
});

function itemsOf(search: SearchFeed): FeedItem[] {
  if (search.kind === "call") return search.events.map(itemOfCall);
  if (search.kind === "article") return search.articles.map(itemOfArticle);
  return search.profiles.map(itemOfProfile);
}

function channelOf({ search, key, origin }: Asked): string {
  const items = itemsOf(search);
  const description = `The newest ${searchKindWords[search.kind][1]} that a saved search finds.`;
  const paths = { page: "/account/searches", path: `/searches.xml?key=${key}` };
  return rssOf({ title: `${search.name} | Callboard`, description, ...paths, items }, origin);
}

/** Throws AppError for what has no dates. */
function fileOf({ search, origin }: Asked): string {
  if (search.kind !== "call") throw new AppError("not_found");
  return calendarOf(search.events, origin, { name: `Callboard: ${search.name}`, ttl });
}

/** Serves what saved searches find, as RSS and, of calls, as a calendar, to whoever has the address. The key is in the query, which no log has. */
export function registerSearchFeeds(app: FastifyInstance, { contextOf, publicOrigin }: Deps): void {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    write: (asked: Asked) => string,
  ) => {
    reply.headers({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
    return answerOrFail(reply, async () => {
      const found = await read(request, contextOf(request));
      const body = write({ ...found, origin: originOf(request, publicOrigin) });
      return reply.type(`${type}; charset=utf-8`).send(body);
    });
  };
  app.get("/searches.xml", (request, reply) => answer(request, reply, "application/rss+xml", channelOf));
  app.get("/searches.ics", (request, reply) => answer(request, reply, "text/calendar", fileOf));
}
