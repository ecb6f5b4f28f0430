const modules = "apps/api/src/modules";
const suspending = [`${modules}/suspension/suspension-routes.test.ts`];
const postings = [`${modules}/suspension/suspended-postings.test.ts`];
const people = [`${modules}/people/people-routes.test.ts`];
const erasing = [`${modules}/people/erasure-routes.test.ts`];
const addresses = [`${modules}/people/erased-address.test.ts`];

/** Guards of suspensions, and of what staff may do with accounts. */
export const peopleGuards = [
  [
    "suspension/suspend-account.ts",
    "  if (await staffRepository(tx).get(user_id))\n",
    "  if (!user_id)\n",
    suspending,
  ],
  ["suspension/suspend-account.ts", "if (user_id === by.id)", "if (!user_id)", suspending],
  ["suspension/suspend-account.ts", "  await sessionRepository(tx).endAll(user_id);\n", "", suspending],
  ["suspension/suspend-account.ts", "toDate(until) <= now", "!toDate(until)", suspending],
  ["session/session-routes.ts", "        await assertMaySignIn(db, user.id);\n", "", suspending],
  [
    "event/event-visibility-repository.ts",
    'isSuspended && change.visibility === "public"',
    "isSuspended && !change.visibility",
    suspending,
  ],
  [
    "board/wake-colleagues.ts",
    "if (id !== actor.userId) await",
    "await",
    [`${modules}/team/team-told.test.ts`],
  ],
  [
    "team/standing.ts",
    "  if (await suspensionRepository(tx).isSuspended(actor.userId)) throw new UnauthorizedError();\n",
    "",
    [`${modules}/event/create-event-routes.test.ts`],
  ],
  [
    "team/invite.ts",
    "    if (!(await userRepository(tx).get(actor.userId))?.is_phone_verified)\n",
    "    if (!actor.userId)\n",
    [`${modules}/team/invite.test.ts`],
  ],
  ["comment/write-comment.ts", "if (!user || isSuspended)", "if (!user)", postings],
  [
    "profile/profile-repository.ts",
    'isSuspended ? ("suspended"',
    'isSuspended && !input ? ("suspended"',
    postings,
  ],
  ["people/end-sessions.ts", "if (!mayEndSessions(", "if (!user_id && !mayEndSessions(", people],
  ["people/erase-person.ts", "  if (await staffRepository(tx).get(id)) ", "  if (!id) ", erasing],
  [
    "people/erase-person.ts",
    "if (nameKey(username.trim()) !== nameKey(account.username))",
    "if (!username)",
    erasing,
  ],
  ["people/erase-person.ts", "if (!account || account.erased_at)", "if (!account)", erasing],
  ["people/erase-person.ts", "  if (account.email_verified_at) await", "  await", addresses],
  [
    "people/erase-person.ts",
    "if (account.phone_verified_at || account.email_verified_at)",
    "if (id)",
    addresses,
  ],
  ["people/export-repository.ts", "email_verified_at ? sql", "email !== null ? sql", addresses],
  [
    "people/erasure-repository.ts",
    "db.update(codes).set(nobodys)",
    "db.delete(codes)",
    [`${modules}/code/text-limits.test.ts`],
  ],
  [
    "account/settings/change-email.ts",
    "isOwn(account, emailKey) && account.email_verified_at",
    "isOwn(account, emailKey)",
    [`${modules}/account/settings/account-email.test.ts`],
  ],
  ["account/user-repository.ts", "...isNumber), isNull(users.erased_at)", "...isNumber)", erasing],
].map(([file, text, replacement, tests]) => ({ file: `${modules}/${file}`, text, replacement, tests }));
