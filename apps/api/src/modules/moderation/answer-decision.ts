import type { Db } from "../../db/client.ts";
import { ForbiddenError, NotFoundError } from "../../http/errors.ts";
import type { Actor } from "../session/session-repository.ts";
import { caseRepository } from "./case-repository.ts";
import { canAnswer, isAddressee } from "./decision-policy.ts";
import { decisionRepository } from "./decision-repository.ts";

/** Answers a decision on one's own, once: a moderator looks at it again. Throws NotFoundError and ForbiddenError. */
export function answerDecision(db: Db, actor: Actor, id: number, answer: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const decisions = decisionRepository(tx);
    const decision = await decisions.getLocked(id);
    if (!decision || !isAddressee(actor, decision)) throw new NotFoundError();
    const subject = { kind: decision.subject_kind, id: decision.subject_id };
    if (!canAnswer(actor, decision, await decisions.lastOn(subject))) {
      throw new ForbiddenError(
        decision.answer === null
          ? "This decision can no longer be answered"
          : "You have answered this decision already",
      );
    }
    await decisions.saveAnswer(id, answer, now);
    const { user_id, title } = decision;
    await caseRepository(tx).open({ subject, user_id, title, source: "answer", now });
  });
}
