import { type DecisionAct, needsReason } from "@callboard/contracts/moderation";

type Answerable = { id: number; user_id: number | null; act: DecisionAct; answer: string | null };

/**
 * True where somebody may answer a decision: one that took their own from the public, once, and as long as it is the last that
 * changed who sees it.
 */
export function canAnswer(actor: { userId: number }, decision: Answerable, lastId: number | null): boolean {
  const isOwn = decision.user_id === actor.userId;
  return isOwn && needsReason(decision.act) && decision.answer === null && decision.id === lastId;
}
