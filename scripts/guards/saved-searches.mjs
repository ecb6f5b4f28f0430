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
    ["owner === null ? undefined : not(isOfTeam(", "user_id ? undefined : not(isOfTeam("],
    ["          isOpen(db),\n", ""],
  ]),
  ...guardsOf(`${searches}/gathered-search-repository.ts`, telling, [
    ["return at && !removed && is_open && count > 0", "return at && is_open && count > 0"],
    ["matches.filter(({ is_news }) => is_news)", "matches"],
    ["lt(events.starts_at, now)} limit", "sql`true`} limit"],
  ]),
  ...guardsOf(`${searches}/match-table-repository.ts`, telling, [
    ["publicCall(id, gt(events.starts_at, now))", "publicCall(id)"],
  ]),
  ...guardsOf(`${searches}/tell-of-calls.ts`, telling, [
    ["  if (!isShown(call)) {", "  if (!call) {"],
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
    ["if ((await savedSearchRepository(tx).countOf(userId)).stored >= storedMax)", "if (storedMax < 0)"],
  ]),
  // PGlite has one connection: there, nothing happens at once.
  ...guardsOf(`${searches}/change-searches.ts`, routes, [
    ["  await userRepository(tx).lockToWrite(actor.userId);\n", ""],
  ]).map((guard) => ({ ...guard, needsServer: true })),
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
