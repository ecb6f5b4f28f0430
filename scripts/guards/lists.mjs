import { guardsOf } from "./guards-of.mjs";

const lists = "apps/api/src/modules/profile-list";
const listTests = [`${lists}/profile-list-routes.test.ts`];
const invitations = "apps/api/src/modules/call-invitation";
const sendTests = [`${invitations}/call-invitation-routes.test.ts`];
const receivedTests = [`${invitations}/received-invitation-routes.test.ts`];
const manyTests = [`${invitations}/many-invitations.test.ts`];
const web = "apps/web/src/features";

/** PGlite has one connection: there, nothing happens at once. */
const raceGuards = [
  ...guardsOf(`${lists}/profile-list-repository.ts`, listTests, [['.for("no key update")', ""]]),
  ...guardsOf(`${lists}/change-lists.ts`, listTests, [
    ["  await userRepository(tx).lockToWrite(actor.userId);\n", ""],
  ]),
  ...guardsOf(`${invitations}/invite-to-call.ts`, manyTests, [
    ["  await userRepository(tx).lockToWrite(found.user_id);\n", ""],
  ]),
].map((guard) => ({ ...guard, needsServer: true }));

const listGuards = [
  ...guardsOf(`${lists}/profile-list-repository.ts`, listTests, [
    ["and(eq(id, listId), eq(user_id, userId))", "eq(id, listId)"],
    ["eq(user_id, userId), eq(name_key, nameKey(text)), isActive", "eq(name_key, nameKey(text)), isActive"],
    [
      "const isRecent = gt(removed_at, addMs(now, -profileListLimits.undoFor));",
      "const isRecent = gt(removed_at, new Date(0));",
    ],
    [
      "and(isNotNull(removed_at), lt(removed_at, addMs(now, -profileListLimits.undoFor)))",
      "isNotNull(removed_at)",
    ],
  ]),
  ...guardsOf(`${lists}/list-entry-repository.ts`, listTests, [
    ["and(eq(profiles.id, profileId), isPublicProfile)", "eq(profiles.id, profileId)"],
    ["and(eq(profiles.id, profile_id), isPublicProfile)", "eq(profiles.id, profile_id)"],
    ["eq(profileLists.user_id, userId), isNull(profileLists.removed_at)", "isNull(profileLists.removed_at)"],
    ["eq(profileLists.user_id, userId), isNull(profileLists.removed_at)", "eq(profileLists.user_id, userId)"],
  ]),
  ...guardsOf(`${lists}/change-lists.ts`, listTests, [
    ["if (active >= listsMax)", "if (active < 0)"],
    [".stored >= storedMax", ".stored < 0"],
    [">= profilesMax", "< 0"],
    ["  if (await entries.has(listId, profileId)) return;\n", ""],
  ]),
];

const invitationGuards = [
  ...guardsOf(`${invitations}/invite-to-call.ts`, sendTests, [
    ["  if (!isOwner(actor, found)) throw", "  if (!found) throw"],
    ['  if (!isShown(call)) throw new ForbiddenError("You can invite to it once it is public");\n', ""],
    ["if (!isOpen(call, now))", "if (!call)"],
    ["?.is_phone_verified)", ")"],
    ['if (side.has(user_id)) return "own";', ""],
    ['return people.some((person) => person.user_id === user_id) ? "invited" : null;', "return null;"],
  ]),
  ...guardsOf(`${invitations}/invite-to-call.ts`, manyTests, [
    ["    await count(tx, call.user_id, people.length, now);\n", ""],
  ]),
  ...guardsOf(`${invitations}/invite-to-call.ts`, receivedTests, [
    ['if (blocked.has(user_id)) return "blocked";', ""],
    ["is_told: !refusing.has(person.user_id)", "is_told: true"],
    ["created.filter((row) => row.is_told)", "created"],
  ]),
  ...guardsOf(`${invitations}/call-invitation-repository.ts`, receivedTests, [
    ["and(eq(user_id, userId), is_told)", "eq(user_id, userId)"],
    ["and(isTheirs(userId), eq(id, invitationId))", "and(is_told, eq(id, invitationId))"],
  ]),
  ...guardsOf(`${invitations}/call-invitation-repository.ts`, manyTests, [
    ["and(eq(profiles.id, profile_id), isPublicProfile)", "eq(profiles.id, profile_id)"],
    [
      ".innerJoin(events, and(eq(events.id, event_id), isPublic))\n        .where(and(isTheirs(userId), isAfter))",
      ".innerJoin(events, eq(events.id, event_id))\n        .where(and(isTheirs(userId), isAfter))",
    ],
  ]),
  ...guardsOf(`${invitations}/refusal-repository.ts`, receivedTests, [
    ["or(isNull(poster_id), eq(poster_id, posterId))", "isNull(poster_id)"],
    ["[...refused, ...blocking]", "refused"],
  ]),
  ...guardsOf(`${invitations}/answer-call-invitation.ts`, receivedTests, [
    ["(await refusals.countOf(userId)) >= refusedMax", "false"],
    ["!(await callInvitationRepository(tx).hasInvited(poster_id, actor.userId))", "false"],
    ['if (found.state === "applied") throw', "if (!found.state) throw"],
  ]),
  ...guardsOf(`${invitations}/calls-to-invite-to.ts`, sendTests, [
    ['|| may(actor, owner, "look")', ""],
    ['accountsOf(actor, "act")', 'accountsOf(actor, "look")'],
  ]),
  ...guardsOf("apps/api/src/modules/people/export-relations-repository.ts", receivedTests, [
    [
      "and(eq(callInvitations.user_id, userId), callInvitations.is_told)",
      "eq(callInvitations.user_id, userId)",
    ],
  ]),
];

const erasureGuards = guardsOf(
  "apps/api/src/modules/people/erasure-repository.ts",
  ["apps/api/src/modules/people/erased-invitations.test.ts"],
  [
    ["    await db.delete(profileLists).where(eq(profileLists.user_id, id));\n", ""],
    ["    await db.delete(callInvitations).where(inArray(callInvitations.event_id, ids));\n", ""],
    ["    await db.delete(invitationRefusals).where(isRefusal);\n", ""],
  ],
);

const pageGuards = [
  ...guardsOf(
    `${web}/lists/add-to-list-dialog.tsx`,
    [`${web}/lists/add-to-list.test.tsx`],
    [["onError: (_: unknown, { id }: { id: number }) => void show(id, !has),", ""]],
  ),
  ...guardsOf(
    `${web}/lists/add-to-list.tsx`,
    [`${web}/lists/add-to-list.test.tsx`],
    [["if (await askToSignIn()) setIsOpen(true);", "setIsOpen(true);"]],
  ),
  ...guardsOf(
    `${web}/invitations/use-calls-to-invite.ts`,
    [`${web}/invitations/inviting.test.tsx`],
    [["useUser() !== null && isOffered", "isOffered"]],
  ),
];

/** Guards of lists of profiles and of invitations to calls: whose they are, how many, and who hears of what. */
export const profileListGuards = [
  ...raceGuards,
  ...listGuards,
  ...invitationGuards,
  ...erasureGuards,
  ...pageGuards,
];
