import { guardsOf } from "./guards-of.mjs";

const bookmarks = "apps/api/src/modules/bookmark";
const routes = [`${bookmarks}/bookmark-routes.test.ts`];
const button = "apps/web/src/shared/ui/bookmark/bookmark-button";

/** Guards of what may be bookmarked, by whom, how much, and who finds it again. */
export const bookmarkGuards = [
  ...guardsOf(`${bookmarks}/put-bookmark.ts`, routes, [
    ["    await standing(tx, actor);\n", ""],
    ["    if (await bookmarks.has(actor.userId, target)) return;\n", ""],
    ["if (!(await bookmarks.isVisible(target, domain))) throw new NotFoundError();", ""],
    [">= bookmarkLimits.max", "< 0"],
  ]),
  ...guardsOf(`${bookmarks}/bookmark-repository.ts`, routes, [
    ['eq(events.kind, "event"), ', ""],
    ["isPublic, has(events.search)", "has(events.search)"],
    ["isPublicProfile, has(profiles.search)", "has(profiles.search)"],
    [".innerJoin(blogListingRows, isListed)", ""],
    ["eq(user_id, userId), isAfter", "isAfter"],
    ["isAfter, sql`exists", "sql`exists"],
    [" for key share`", "`"],
    ['["bookmarks", userId, kind, domain, search]', '["bookmarks", kind, domain, search]'],
    ['search !== "" && words.length === 0 ? [] : ', ""],
  ]),
  ...guardsOf(
    `${button}.tsx`,
    [`${button}.test.tsx`],
    [
      ["|| !(await askToSignIn())", ""],
      ["onError: () => bookmark.get.setData(target, { is_bookmarked: !is_bookmarked }),", ""],
    ],
  ),
];
