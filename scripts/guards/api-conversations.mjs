import { guardsOf } from "./guards-of.mjs";

const conversation = "apps/api/src/modules/conversation";
const tests = [`${conversation}/conversation-routes.test.ts`];
const guardsIn = (file, pairs) => guardsOf(`${conversation}/${file}`, tests, pairs);

/** Guards of what posters and applicants write to each other. */
export const conversationGuards = [
  ...guardsIn("conversation-policy.ts", [
    ['return may(actor, terms.poster_id, "act") ? "poster" : null;', 'return "poster";'],
    ['return role === "applicant" || isShown(terms);', "return Boolean(role && isShown(terms)) || true;"],
    ['if (!isShown(terms)) return "call_hidden";\n', ""],
    ['if (isBlocking) return "blocking";\n', ""],
    ['return isBlocked ? "blocked" : null;', "return isBlocked ? null : null;"],
  ]),
  ...guardsIn("conversation-repository.ts", [
    ["and(isPublic, inArray(", "and(inArray("],
    ["} then 1 else 0 end", "} then 1 else 1 end"],
    ["Math.max(held.read_id, Math.min(messageId, held.last_id))", "Math.min(messageId, held.last_id)"],
    ["gt(id, read_id), isOfOther", "isOfOther"],
  ]),
  ...guardsIn("message-repository.ts", [["body: is_removed ?", "body: is_removed && !row ?"]]),
  ...guardsIn("write-message.ts", [
    ["if (before && before.body_hash !== body_hash)", "if (before && before.id < 0)"],
    ["  if (before) return before;\n", ""],
    ["application_id, read.get(user_id) ?? 0]", "application_id]"],
    [
      "if (lock) throw new ForbiddenError(lockTexts[lock]);",
      "void lock; void lockTexts; void ForbiddenError;",
    ],
    [
      ".countSince(userId, addMs(now, -rateWindow), true)) >= rate)",
      ".countSince(userId, addMs(now, -rateWindow), true)) >= rate * 99)",
    ],
    [
      ".countSince(userId, addMs(now, -day), false)) >= dailyRate)",
      ".countSince(userId, addMs(now, -day), false)) >= dailyRate * 99)",
    ],
    [
      "hashOf(JSON.stringify([application_id, written ?? row.body, file_ids]))",
      "hashOf(JSON.stringify([row.body, file_ids]))",
    ],
  ]),
  ...guardsOf(
    "apps/api/src/modules/application/write-application.ts",
    ["apps/api/src/modules/application/application-routes.test.ts"],
    [
      ["    await assertFewWithdrawn(tx, actor.userId, now);\n", "    void assertFewWithdrawn;\n"],
      ["if (blocked.size === 0) await", "await"],
    ],
  ),
  ...guardsOf("apps/api/src/modules/moderation/write-report.ts", tests, [
    ['subject.kind !== "message" || (await', "Boolean(subject.kind) || (await"],
  ]),
  ...guardsOf("packages/contracts/src/moderation.ts", tests, [["z.enum(openKinds)", "z.enum(subjectKinds)"]]),
  {
    file: "apps/api/src/modules/people/erasure-repository.ts",
    text: '.set({ body: "", body_hash: "", file_count: 0, visibility: "removed" })',
    replacement: '.set({ visibility: "removed" })',
    tests,
  },
];
