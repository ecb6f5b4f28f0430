import { guardsOf } from "./guards-of.mjs";

const modules = "apps/api/src/modules";
const search = `${modules}/profile/search`;
const directory = [`${search}/directory.test.ts`];
const available = [`${search}/available.test.ts`];
const screen = ["apps/web/src/features/profiles/search/directory-screen.test.tsx"];
const places = [`${modules}/portfolio/portfolio-places.test.ts`];

/** Guards of what the directory finds, and of what a question costs. */
export const directoryGuards = [
  ...guardsOf(`${search}/profile-index-repository.ts`, places, [
    ['profileTerms(seenProfile(whole, "public"))', 'profileTerms(seenProfile(whole, "owner"))'],
  ]),
  ...guardsOf(`${search}/profile-search-repository.ts`, directory, [
    ["...[isPublicProfile, kind", "...[kind"],
  ]),
  ...guardsOf(`${search}/profile-search-repository.ts`, available, [
    [", isAvailable(selection)],", "],"],
    ["const where = isAvailable(selection);", "const where = undefined;"],
  ]),
  ...guardsOf(`${search}/profile-terms.ts`, available, [['from >= "0001" && from <= to', "from <= to"]]),
  ...guardsOf(`${search}/profile-terms.ts`, directory, [['kind === "reel"', "kind"]]),
  ...guardsOf("packages/contracts/src/day.ts", available, [['.refine((day) => day >= "0001", isDay)', ""]]),
  ...guardsOf("apps/web/src/features/profiles/search/search-url.ts", screen, [
    ['.format("YYYY-MM-DD") === text ? text : null', ".isValid() ? text : null"],
  ]),
  ...guardsOf(
    "apps/web/src/shared/lib/profiles/use-is-own-profile.ts",
    ["apps/web/src/app/profile-acts.test.tsx"],
    [
      ["data?.artist?.id === id || ", ""],
      [" || data?.agency?.id === id", ""],
    ],
  ),
  ...guardsOf(`${search}/directory-counts.ts`, directory, [
    ["found.slice(0, countedMax)", "found"],
    ["{ ...selection, [facet]: undefined }", "selection"],
  ]),
  ...guardsOf(`${modules}/portfolio/change-portfolio.ts`, directory, [
    ["    await profileIndexRepository(tx).change(id, now);\n", ""],
    ["    await profileIndexRepository(tx).change(profile.id, now);\n", ""],
  ]),
  ...guardsOf(`${modules}/account/settings/change-name.ts`, directory, [
    ["    await profileIndexRepository(tx).changeAllOf(actor.userId, now);\n", ""],
  ]),
  ...guardsOf(`${modules}/profile/artist-profile-repository.ts`, directory, [
    ["      await profileIndexRepository(tx).change(id, now);\n", ""],
  ]),
  ...guardsOf(`${modules}/profile/agency-profile-repository.ts`, directory, [
    ["      await profileIndexRepository(tx).change(id, now);\n", ""],
  ]),
];
