import { guardsOf } from "./guards-of.mjs";

const contracts = "packages/contracts/src";
const addresses = "apps/api/src/modules/profile-address";
const slugs = [`${contracts}/profile-slug.test.ts`];
const routes = [`${addresses}/profile-address.test.ts`];
const changes = [`${addresses}/slug-changes.test.ts`];
const screen = ["apps/web/src/features/profiles/profile-screen.test.tsx"];

/** Guards of who gets which address of a profile, and where old ones lead. */
export const profileAddressGuards = [
  ...guardsOf(`${contracts}/profile-slug.ts`, slugs, [
    ["!reserved.has(slug)", "!!slug"],
    ['  .regex(/[a-z]/, "Must contain a letter")', ""],
    [".max(max, `Must be at most", ".max(max * 1_000, `Must be at most"],
    ["(?:-[a-z0-9]+)*", "(?:-+[a-z0-9]+)*"],
  ]),
  ...guardsOf(`${contracts}/profile.ts`, slugs, [
    ["z.union([profileSlugSchema, idSchema])", "z.union([idSchema, profileSlugSchema])"],
  ]),
  ...guardsOf(`${addresses}/profile-slug-repository.ts`, routes, [
    ["        setWhere: eq(profile_id, profile.id),\n", ""],
    ['    if (isErased > 0) throw new RepositoryError("profile_slug_taken");\n', ""],
    ["and(leadsHere(asked.kind, asked.slug), isPublicProfile)", "leadsHere(asked.kind, asked.slug)"],
    [
      "!taken.has(name) && !taken.has(erasedKey({ kind: of, slug: name }))",
      "!taken.has(erasedKey({ kind: of, slug: name }))",
    ],
    ["and(eq(kind, of), eq(slug, asked))", "eq(slug, asked)"],
    ["kind: row.kind, slug: erasedKey(row) })", "kind: row.kind, slug: row.slug })"],
  ]),
  ...guardsOf(`${addresses}/slug-changes.ts`, changes, [
    ["return free > now ? free : null;", "return free > now ? null : null;"],
  ]),
  ...guardsOf(`${addresses}/change-slug.ts`, routes, [
    ["  await countTry(changing);\n", ""],
    ["    assertUnlocked(profile.slug_changes, now);\n", ""],
    ["    assertRoom(await slugs.listOf(profile.id), slug);\n", ""],
    ["own.length < kept || own.includes(slug)", "own.length < kept"],
  ]),
  ...guardsOf("apps/api/src/modules/people/erasure-repository.ts", routes, [
    ["    await profileSlugRepository(db).erase(ids);\n", ""],
  ]),
  ...guardsOf("apps/web/src/features/profiles/profile-screen.tsx", screen, [
    [
      "data && hasMoved(data, address) && <Redirect",
      "data && hasMoved(data, address) && !address && <Redirect",
    ],
  ]),
  ...guardsOf("apps/web/src/features/profiles/profile-queries.ts", screen, [
    ["hasSlugs && slugPattern.test(slug)", "slugPattern.test(slug)"],
    ["const slug = address.toLowerCase();", "const slug = address;"],
  ]),
];
