import type { ConversationLock, ConversationRole } from "@callboard/contracts/conversation";
import type { Visibility } from "@callboard/contracts/visibility";
import { isShown } from "../event/event-policy.ts";
import type { Actor } from "../session/session-repository.ts";
import { may } from "../team/team-policy.ts";

export type ConversationTerms = { applicant_id: number; poster_id: number; visibility: Visibility };
/** Who takes no messages from the other one. */
export type Blocking = { isBlocking: boolean; isBlocked: boolean };

/** The actor's side of an application: an applicant's, or that of those who act for the poster. Null for everybody else. */
export function roleOf(actor: Actor, terms: ConversationTerms): ConversationRole | null {
  if (terms.applicant_id === actor.userId) return "applicant";
  return may(actor, terms.poster_id, "act") ? "poster" : null;
}

/** The accounts on the actor's own and on the other side: a team is one with its agency, also for who blocks whom. */
export const accountsIn = (role: ConversationRole, { applicant_id, poster_id }: ConversationTerms) =>
  role === "poster"
    ? { ownId: poster_id, otherId: applicant_id }
    : { ownId: applicant_id, otherId: poster_id };

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
