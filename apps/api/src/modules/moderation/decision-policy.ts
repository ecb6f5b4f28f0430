import { type DecisionAct, needsReason } from "@callboard/contracts/moderation";
import { may, type TeamActor } from "../team/team-policy.ts";

type Answerable = {
  id: number;
  user_id: number | null;
  subject_kind: string;
  act: DecisionAct;
  answer: string | null;
};

/** True of what was decided on somebody's own things, and on the calls of those they act for. */
export function isAddressee(actor: TeamActor, { user_id, subject_kind }: Answerable): boolean {
  if (user_id === null) return false;
  return user_id === actor.userId || (subject_kind === "event" && may(actor, user_id, "act"));
}

/**
 * True where somebody may answer a decision: one that took their own from the public, once, and as long as it is the last that
 * changed who sees it.
 */
export function canAnswer(actor: TeamActor, decision: Answerable, lastId: number | null): boolean {
  return (
    isAddressee(actor, decision) &&
    needsReason(decision.act) &&
    decision.answer === null &&
    decision.id === lastId
  );
}
