const modules = "apps/api/src/modules";
const moderating = [`${modules}/moderation/moderation.test.ts`];
const policy = [`${modules}/moderation/decision-policy.test.ts`];
const commenting = [`${modules}/comment/held-comment.test.ts`];
const counting = [`${modules}/numbers/numbers.test.ts`];

/** Guards of reports, decisions and answers, and of comments that wait. */
export const moderationGuards = [
  [
    "moderation/write-report.ts",
    'if (terms?.visibility !== "public") throw new NotFoundError();',
    "if (!terms) throw new NotFoundError();",
    moderating,
  ],
  [
    "moderation/write-report.ts",
    "if (actor && terms.user_id === actor.userId)",
    "if (!terms.title)",
    moderating,
  ],
  ["moderation/write-report.ts", ">= staffLimits.reportsPerDay", "< 0", moderating],
  ["moderation/case-repository.ts", "      .onConflictDoNothing()\n", "", moderating],
  [
    "moderation/decide-case.ts",
    '    if (row.closed_at) throw new ConflictError("Somebody else has decided this meanwhile");\n',
    "",
    moderating,
  ],
  ["moderation/decide-case.ts", "if (before !== input.visibility ||", "if (!input.act ||", moderating],
  ["moderation/decide-case.ts", "if (!actsFor(before).includes(input.act))", "if (!input.act)", moderating],
  [
    "moderation/decide-case.ts",
    "      await cacheVersionRepository(tx).raise(...tagsOfKind[subject_kind]);\n",
    "",
    moderating,
  ],
  [
    "moderation/decide-case.ts",
    "    await tellReporters(tx, mails, row, terms, input.act);\n",
    "",
    moderating,
  ],
  ["moderation/decision-policy.ts", "    isAddressee(actor, decision) &&\n", "", policy],
  ["moderation/decision-policy.ts", "    decision.answer === null &&\n", "", policy],
  ["moderation/decision-policy.ts", " &&\n    decision.id === lastId", "", policy],
  [
    "event/create-event-routes.ts",
    '            if (texts.visibility === "waiting") await holdEvent(tx, mails, { ...input, ...created });\n',
    "",
    [`${modules}/event/create-event-routes.test.ts`],
  ],
  [
    "comment/comment-list-repository.ts",
    "eq(comments.parent_id, parent.id), isPublicComment)",
    "eq(comments.parent_id, parent.id))",
    moderating,
  ],
  ["comment/write-comment.ts", "const isNew = isYoung &&", "const isNew = !isYoung &&", commenting],
  ["comment/write-comment.ts", "< staffLimits.firstComments", "< 1_000", commenting],
  ["comment/write-comment.ts", ">= staffLimits.commentRate)", "< 0)", commenting],
  [
    "moderation/word-list-repository.ts",
    "and(eq(wordLists.site, site), eq(wordLists.version, version))",
    "eq(wordLists.site, site)",
    commenting,
  ],
  ["board/history-repository.ts", "sql`coalesce(", "sql`greatest(", counting],
  ["numbers/numbers-repository.ts", "condition: gt(contributions.amount_cents, 0),", "", counting],
].map(([file, text, replacement, tests]) => ({ file: `${modules}/${file}`, text, replacement, tests }));
