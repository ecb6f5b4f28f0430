import type { ReportInput } from "@callboard/contracts/moderation";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { InvalidError, NotFoundError, RateLimitError } from "../../http/errors.ts";
import type { Actor } from "../session/session-repository.ts";
import { caseRepository } from "./case-repository.ts";
import { messageSubjectRepository } from "./message-subject-repository.ts";
import { subjectRepository } from "./subject-repository.ts";

const day = 86_400_000;

/** Messages are reported by the two who read them alone. */
const isOwnConversation = async (tx: Db, actor: Actor | null, id: number): Promise<boolean> =>
  actor !== null && (await messageSubjectRepository(tx).isSeenBy(id, actor));

/**
 * Takes a report of something public, of somebody signed in or a visitor. Reported again by the same, it is the same report.
 * Throws NotFoundError, InvalidError for one's own, and RateLimitError for too many a day.
 */
export function writeReport(db: Db, actor: Actor | null, input: ReportInput, now: Date): Promise<void> {
  const subject = { kind: input.subject_kind, id: input.subject_id };
  return db.transaction(async (tx) => {
    const cases = caseRepository(tx);
    const terms = await subjectRepository(tx).getTerms(subject);
    if (terms?.visibility !== "public") throw new NotFoundError();
    const isSeen = subject.kind !== "message" || (await isOwnConversation(tx, actor, subject.id));
    if (!isSeen) throw new NotFoundError();
    if (actor && terms.user_id === actor.userId) throw new InvalidError("This is your own");
    if (actor && (await cases.countReportsOf(actor.userId, addMs(now, -day))) >= staffLimits.reportsPerDay) {
      throw new RateLimitError("You have reported a lot today. Try again tomorrow.", day / 1_000);
    }
    const { user_id, title } = terms;
    const open = await cases.open({ subject, user_id, title, source: "report", now });
    await cases.addReport(open, {
      reporter_id: actor?.userId ?? null,
      email: actor ? null : (input.email?.toLowerCase() ?? null),
      reason: input.reason,
      details: input.details,
      created_at: now,
    });
  });
}
