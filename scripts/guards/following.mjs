import { guardsOf } from "./guards-of.mjs";

const searches = "apps/api/src/modules/saved-search";
const following = [`${searches}/following.test.ts`];
const profiles = [`${searches}/tell-of-profiles.test.ts`];
const button = ["apps/web/src/features/blog/follow/follow-button.test.tsx"];

/** Guards of who is told of new articles and profiles, and of pages of authors. */
export const followingGuards = [
  ...guardsOf(`${searches}/tell-of-articles.ts`, following, [
    ["if (!article.is_shown)", "if (article.slug === null)"],
  ]),
  ...guardsOf("apps/api/src/modules/blog/article-announcement-repository.ts", following, [
    [".where(and(eq(blogs.id, id), isNull(blogs.first_public_at)))", ".where(eq(blogs.id, id))"],
  ]),
  ...guardsOf(`${searches}/search-query-repository.ts`, following, [
    ["domain === null ? query : ", "domain === domain ? query : "],
  ]),
  ...guardsOf(`${searches}/saved-search-repository.ts`, profiles, [
    ["and(eq(user_id, userId), eq(kind, criteria.kind), ", "and(eq(user_id, userId), "],
  ]),
  ...guardsOf(`${searches}/gathered-search-repository.ts`, following, [
    ["lt(table.found_at, addMs(now, -savedSearchLimits.foundFor))", "lt(table.found_at, now)"],
  ]),
  ...guardsOf(`${searches}/merged-tag-repository.ts`, following, [
    ["    await db.delete(savedSearches).where(and(isOfTag(savedSearches, id), exists(same)));\n", ""],
  ]),
  ...guardsOf(`${searches}/change-searches.ts`, following, [
    ["    if (await searches.getSame(actor.userId, input)) return;\n", ""],
  ]),
  ...guardsOf("apps/api/src/modules/notification/notification-repository.ts", following, [
    ["          or(isNull(notifications.blog_id), isListed(notifications.blog_id)),\n", ""],
  ]),
  ...guardsOf("apps/api/src/modules/notification/notification-repository.ts", profiles, [
    ["          or(isNull(notifications.profile_id), isShownProfile(notifications.profile_id)),\n", ""],
  ]),
  ...guardsOf(`${searches}/tell-of-profiles.ts`, profiles, [
    ['if (profile.visibility !== "public")', "if (profile.id === 0)"],
    ["owner: profile.user_id }", "owner: null }"],
  ]),
  ...guardsOf("apps/api/src/modules/profile/profile-announcement-repository.ts", profiles, [
    ["isPublicProfile, isNull(profiles.first_public_at)", "isPublicProfile"],
  ]),
  ...guardsOf("apps/web/src/features/blog/follow/follow-button.tsx", button, [
    ["  if (!isOffered) return null;\n", ""],
    [" || !(await askToSignIn())", ""],
    ["    onError: () => savedSearch.following.setData(target, { is_following: !is_following }),\n", ""],
  ]),
];
