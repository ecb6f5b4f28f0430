import { guardsOf } from "./guards-of.mjs";

const modules = "apps/api/src/modules";
const search = `${modules}/profile/search`;
const directory = [`${search}/directory.test.ts`];
const places = [`${modules}/portfolio/portfolio-places.test.ts`];

/** Guards of what the directory finds, and of what a question costs. */
export const directoryGuards = [
  ...guardsOf(`${search}/profile-index-repository.ts`, places, [
    ['profileTerms(seenProfile(whole, "public"))', 'profileTerms(seenProfile(whole, "owner"))'],
  ]),
  ...guardsOf(`${search}/profile-search-repository.ts`, directory, [
    [".where(and(isPublicProfile, kind", ".where(and(kind"],
  ]),
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
