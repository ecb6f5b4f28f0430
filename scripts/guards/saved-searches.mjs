import { guardsOf } from "./guards-of.mjs";

const searches = "apps/api/src/modules/saved-search";
const routes = [`${searches}/saved-search-routes.test.ts`];
const telling = [`${searches}/tell-searchers.test.ts`];
const feeds = ["apps/bff/src/seo/feeds/search-feeds.test.ts"];

/** Guards of who is told of a new call, how often, and who reads what a search finds. */
export const savedSearchGuards = [
  ...guardsOf(`${searches}/search-match-repository.ts`, telling, [
    ["          isNull(removed_at),\n", ""],
    ["          lt(created_at, since),\n", ""],
    ["          not(isOfTeam(", "          true || not(isOfTeam("],
    ["          isOpen(db),\n", ""],
    ["return at && !removed && is_open && count > 0", "return at && is_open && count > 0"],
    ["matches.filter(({ is_news }) => is_news)", "matches"],
    ["gt(events.starts_at, now)}`", "sql`true`}`"],
    ["lt(events.starts_at, now)} limit", "sql`true`} limit"],
  ]),
  ...guardsOf(`${searches}/tell-searchers.ts`, telling, [
    ["      if (!isShown(call)) {", "      if (!call) {"],
    ['call.status === "cancelled" || ', ""],
    ["(!isOfRole || roles.some((role) => passes(role, filter)))", "true"],
    ["(!is_fair || is_poster_verified)", "true"],
  ]),
  ...guardsOf(`${searches}/saved-search-repository.ts`, routes, [
    ["and(eq(id, searchId), eq(user_id, userId))", "eq(id, searchId)"],
    [".where(and(eq(feed_hash, hash), isActive))", ".where(eq(feed_hash, hash))"],
  ]),
  ...guardsOf(`${searches}/change-searches.ts`, routes, [
    ["if (active >= searchesMax)", "if (active < 0)"],
    ["if (same !== null)", "if (same === undefined)"],
    ["if ((await searches.countOf(actor.userId)).stored >= storedMax)", "if (storedMax < 0)"],
    ["  await userRepository(tx).lockToWrite(actor.userId);\n", ""],
  ]),
  ...guardsOf(`${searches}/search-feed-routes.ts`, routes, [
    ["!search || (await suspensionRepository(db).current(search.user_id))", "!search"],
  ]),
  ...guardsOf(
    "apps/api/src/modules/people/erasure-repository.ts",
    ["apps/api/src/modules/people/erasure-routes.test.ts"],
    [["    await db.delete(savedSearches).where(eq(savedSearches.user_id, id));\n", ""]],
  ),
  ...guardsOf(
    "apps/web/src/features/events/searches/saved-filter.ts",
    ["apps/web/src/features/events/searches/searches.test.tsx"],
    [
      [".filter(([, value]) => value !== undefined));", ".filter(() => true));"],
      ['state.filter !== "past" && ', ""],
    ],
  ),
  ...guardsOf("apps/bff/src/seo/feeds/search-feed-routes.ts", feeds, [
    ["  await ctx.limits.searchFeed.client.consume(clientKey(ctx.clientAddress));\n", ""],
    ["  await ctx.limits.searchFeed.account.consume(countedAs(key));\n", ""],
    ['"cache-control": "private, no-store", ', ""],
  ]),
];
