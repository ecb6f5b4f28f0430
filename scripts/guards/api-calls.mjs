const call = "apps/api/src/modules/call";
const ends = "end-call.test.ts";
const edits = "edit-call.test.ts";
const drafts = "call-draft.test.ts";
const rules = "call-rules.test.ts";

/** Guards of what posters do with their calls: whose they are, which version, and who is told. */
export const callGuards = [
  ["change-call.ts", "row.version !== version", "row.version > version + 1", edits],
  ["change-call.ts", "  if (!isOwner(actor, row)) throw", "  if (!row) throw", ends],
  ["change-draft.ts", "before.version !== change.version", "before.version < 0", drafts],
  ["change-draft.ts", "(await drafts.countOf(accountId)) >= limits.callDraftsMax", "drafts === null", drafts],
  ["end-call.ts", "if (!isShown(row)) throw", "if (!row) throw", ends],
  ["end-call.ts", 'if (row.status === "closed") return;', "", ends],
  ["call-applicant-repository.ts", 'ne(applications.state, "declined"),', "", ends],
  ["tell-applicants.ts", "if (!call || !isShown(call)) return null;", "if (!call) return null;", ends],
  ["screen-call.ts", 'if (visibility !== "public") return visibility;', "", rules],
].map(([file, text, replacement, test]) => ({
  file: `${call}/${file}`,
  text,
  replacement,
  tests: [`${call}/${test}`],
}));
