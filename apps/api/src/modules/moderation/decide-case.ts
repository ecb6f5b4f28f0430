import {
  actsFor,
  type DecideInput,
  type DecisionAct,
  needsReason,
  visibilityAfter,
} from "@callboard/contracts/moderation";
import type { Db } from "../../db/client.ts";
import { ConflictError, InvalidError, NotFoundError } from "../../http/errors.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { userRepository } from "../account/user-repository.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import { cacheVersionRepository } from "../cache-version/cache-version-repository.ts";
import type { StaffActing } from "../staff/acting.ts";
import { type CaseRow, caseRepository } from "./case-repository.ts";
import { type DecisionRow, decisionRepository } from "./decision-repository.ts";
import { type SubjectRef, type SubjectTerms, subjectRepository, tagsOfKind } from "./subject-repository.ts";

/** Where an author reads decisions, and answers them. */
const answerPath = "/account#decisions";

/** What an author is told of an act; nothing, where nothing was wrong. */
function toldAct(act: DecisionAct, before: SubjectTerms["visibility"]) {
  if (act === "publish") return before === "waiting" ? "published" : "restored";
  if (act === "remove") return before === "waiting" ? "rejected" : "removed";
  return act === "hide" ? "hidden" : act === "uphold" ? "upheld" : null;
}

type Mailing = { mails: MailQueue };
type Told = { decision: DecisionRow; terms: SubjectTerms };

async function tellAuthor(tx: Db, mails: MailQueue, { decision, terms }: Told): Promise<void> {
  const author = terms.user_id === null ? null : await userRepository(tx).get(terms.user_id);
  const act = toldAct(decision.act, terms.visibility);
  if (!author || !act) return;
  await mails.add(tx, {
    template: "moderation_decision",
    key: `decision ${decision.id}`,
    ...{ to: author.email, user_id: author.id },
    data: {
      subject_kind: terms.word,
      subject_title: terms.title,
      act,
      ...(decision.reason && { why: decision.reason }),
      ...(needsReason(decision.act) && { answer_path: answerPath }),
    },
  });
}

async function tellReporters(
  tx: Db,
  mails: MailQueue,
  row: CaseRow,
  terms: SubjectTerms | null,
  act: DecisionAct,
) {
  const outcome = terms === null ? "gone" : needsReason(act) ? "acted" : "nothing_found";
  for (const { id, email, user_id } of await caseRepository(tx).addressesOf(row.id)) {
    await mails.add(tx, {
      template: "report_outcome",
      key: `report ${id}`,
      ...{ to: email, ...(user_id !== null && { user_id }) },
      data: { subject_kind: terms?.word ?? row.subject_kind, subject_title: row.title, outcome },
    });
  }
}

/** False where the subject says something else than a moderator has read. Without a fingerprint nobody knows. */
async function isAsRead(tx: Db, subject: SubjectRef, fingerprint: string | undefined): Promise<boolean> {
  if (fingerprint === undefined) return true;
  await subjectRepository(tx).lock(subject);
  return (await subjectRepository(tx).getDetails(subject))?.fingerprint === fingerprint;
}

/**
 * Decides an open case and closes it: who sees the subject from now on. Its author and those who reported it are told. Throws
 * NotFoundError; ConflictError where somebody decided meanwhile, or the subject is not what the moderator saw; InvalidError
 * for an act that means nothing there.
 */
export async function decideCase(
  { db, by, now, requestId, mails }: StaffActing & Mailing,
  id: number,
  input: DecideInput,
): Promise<void> {
  await db.transaction(async (tx) => {
    const cases = caseRepository(tx);
    const row = await cases.getLocked(id);
    if (!row) throw new NotFoundError();
    if (row.closed_at) throw new ConflictError("Somebody else has decided this meanwhile");
    const { subject_kind, subject_id } = row;
    const subject = { kind: subject_kind, id: subject_id };
    const terms = await subjectRepository(tx).getTerms(subject);
    const before = terms?.visibility ?? null;
    if (before !== input.visibility || !(await isAsRead(tx, subject, input.fingerprint))) {
      throw new ConflictError("It has changed meanwhile: look again");
    }
    if (!actsFor(before).includes(input.act)) throw new InvalidError("That cannot be decided here");
    const reason = input.reason || null;
    const after = before === null ? null : visibilityAfter(before, input.act);
    if (after !== null && after !== before) {
      const change = { visibility: after, reason: after === "public" ? null : reason, by: by.id, now };
      await subjectRepository(tx).setVisibility(subject, row.user_id, change);
      await cacheVersionRepository(tx).raise(...tagsOfKind[subject_kind]);
    }
    const decision = await decisionRepository(tx).create({
      ...{ case_id: id, subject_kind, subject_id, user_id: row.user_id, title: terms?.title ?? row.title },
      ...{ act: input.act, reason, decided_by: by.id, decided_at: now },
    });
    await cases.close(id, now);
    await auditRepository(tx).record({
      ...{ actor: by, action: `moderation.${input.act}`, subject: { kind: subject_kind, id: subject_id } },
      ...{ before: before && { visibility: before }, after: after && { visibility: after } },
      ...{ reason, requestId, now },
    });
    if (terms) await tellAuthor(tx, mails, { decision, terms });
    await tellReporters(tx, mails, row, terms, input.act);
  });
  mails.wake();
}
