import type { ConversationLock, ConversationRole } from "@callboard/contracts/conversation";
import type { Visibility } from "@callboard/contracts/visibility";
import { isShown } from "../event/event-policy.ts";
import type { Actor } from "../session/session-repository.ts";

export type ConversationTerms = { applicant_id: number; poster_id: number; visibility: Visibility };
/** Who takes no messages from the other one. */
export type Blocking = { isBlocking: boolean; isBlocked: boolean };

/** The actor's side of an application; null for everybody else. */
export function roleOf(actor: Actor, terms: ConversationTerms): ConversationRole | null {
  if (terms.applicant_id === actor.userId) return "applicant";
  return terms.poster_id === actor.userId ? "poster" : null;
}

export const otherOf = (role: ConversationRole, terms: ConversationTerms): number =>
  role === "poster" ? terms.applicant_id : terms.poster_id;

/** Applicants keep what was written to them; posters read it as long as they read applications: while the call is public. */
export function canRead(role: ConversationRole, terms: ConversationTerms): boolean {
  return role === "applicant" || isShown(terms);
}

/** Why nobody writes here; null where both do. */
export function lockOf(
  terms: ConversationTerms,
  { isBlocking, isBlocked }: Blocking,
): ConversationLock | null {
  if (!isShown(terms)) return "call_hidden";
  if (isBlocking) return "blocking";
  return isBlocked ? "blocked" : null;
}
