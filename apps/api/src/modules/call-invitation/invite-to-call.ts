import type {
  NotInvitedReason,
  SendInvitationsInput,
  SentInvitations,
} from "@callboard/contracts/call-invitation";
import { callInvitationLimits } from "@callboard/contracts/call-invitation-limits";
import type { Db } from "../../db/client.ts";
import { ForbiddenError, InvalidError, NotFoundError, RateLimitError } from "../../http/errors.ts";
import { accountActRepository } from "../account/settings/account-act-repository.ts";
import { userRepository } from "../account/user-repository.ts";
import { isOpen } from "../application/application-policy.ts";
import { isOwner } from "../call/call-policy.ts";
import { canSee, isShown } from "../event/event-policy.ts";
import { type EventTerms, eventRepository } from "../event/event-repository.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import type { Actor } from "../session/session-repository.ts";
import { standing } from "../team/standing.ts";
import { teamRoleRepository } from "../team/team-role-repository.ts";
import { callInvitationRepository, stateKey } from "./call-invitation-repository.ts";
import { invitableRepository } from "./invitable-repository.ts";
import { refusalRepository } from "./refusal-repository.ts";

type Inviting = { db: Db; clock: () => Date; notifications: NotificationSender };
type Person = { profile_id: number; user_id: number };

/**
 * The call, held with its poster's account, so that what they send is counted one after the other. Throws NotFoundError, ForbiddenError
 * and InvalidError where the actor cannot invite to it.
 */
async function callToInviteTo(tx: Db, actor: Actor, eventId: number, now: Date): Promise<EventTerms> {
  const events = eventRepository(tx);
  const found = await events.getTerms(eventId, "event");
  if (!found || !canSee(actor, found)) throw new NotFoundError();
  if (!isOwner(actor, found)) throw new ForbiddenError("Only who posted a call invites to it");
  // Before the call, as whoever suspends an account does.
  await userRepository(tx).lockToWrite(found.user_id);
  const call = await events.holdTerms(eventId, "event");
  if (!call) throw new NotFoundError();
  if (!isShown(call)) throw new ForbiddenError("You can invite to it once it is public");
  if (!isOpen(call, now)) throw new InvalidError("This call takes no applications any more");
  if (!(await userRepository(tx).get(actor.userId))?.is_phone_verified)
    throw new ForbiddenError("Verify your number first");
  return call;
}

/** Who of some can be invited, and why the others are not. Of two profiles of an account, one is. */
async function sortOut(tx: Db, call: EventTerms, profileIds: number[]) {
  const owners = await invitableRepository(tx).ownersOf(profileIds, true);
  const userIds = [...new Set(owners.values())];
  const states = await callInvitationRepository(tx).statesOf([call.id], userIds);
  const side = new Set(await teamRoleRepository(tx).listFor(call.user_id, "look", 0));
  const blocked = await refusalRepository(tx).blockedBy(call.user_id, userIds);
  const people: Person[] = [];
  const skipped: SentInvitations["skipped"] = [];
  const reasonFor = (user_id: number | undefined): NotInvitedReason | null => {
    if (user_id === undefined) return "gone";
    if (side.has(user_id)) return "own";
    const state = states.get(stateKey({ event_id: call.id, user_id }));
    if (state) return state === "applied" ? "applied" : "invited";
    if (blocked.has(user_id)) return "blocked";
    return people.some((person) => person.user_id === user_id) ? "invited" : null;
  };
  for (const profile_id of new Set(profileIds)) {
    const user_id = owners.get(profile_id);
    const reason = reasonFor(user_id);
    if (reason) skipped.push({ profile_id, reason });
    else if (user_id !== undefined) people.push({ profile_id, user_id });
  }
  return { people, skipped };
}

/** Counts so many invitations of a poster. Those to calls that were deleted meanwhile count too. Throws RateLimitError. */
async function count(tx: Db, posterId: number, invitations: number, now: Date): Promise<void> {
  const { perDay: most, day: within } = callInvitationLimits;
  const counted = { userId: posterId, kind: "invitation", count: invitations } as const;
  const wait = await accountActRepository(tx).take(counted, [{ most, within }], now);
  if (wait > 0)
    throw new RateLimitError(`You can invite ${most} people a day: try again later`, Math.ceil(wait / 1_000));
}

/**
 * Invites people to a call in the name of its poster. Each account is invited to a call once, and told once. Who takes no invitations, or has
 * blocked the poster, is not told, which nobody sees. Throws NotFoundError, ForbiddenError, InvalidError, RateLimitError and
 * UnauthorizedError.
 */
export function inviteToCall(
  { db, clock, notifications }: Inviting,
  sender: Actor,
  { event_id, profile_ids, message }: SendInvitationsInput,
): Promise<SentInvitations> {
  const now = clock();
  return db.transaction(async (tx) => {
    const actor = await standing(tx, sender);
    const call = await callToInviteTo(tx, actor, event_id, now);
    const { people, skipped } = await sortOut(tx, call, profile_ids);
    if (people.length === 0) return { invited: [], skipped };
    await count(tx, call.user_id, people.length, now);
    const userIds = people.map((person) => person.user_id);
    const refusing = await refusalRepository(tx).refusing(userIds, call.user_id);
    const created = await callInvitationRepository(tx).create(
      people.map((person) => ({
        ...{ ...person, event_id: call.id, poster_id: call.user_id, by: actor.userId },
        ...{ message: message ?? null, is_told: !refusing.has(person.user_id), created_at: now },
      })),
    );
    const poster = await userRepository(tx).get(call.user_id);
    const data = { event_title: call.title, poster_name: poster?.name ?? "Somebody", message };
    const about = { kind: "call_invited" as const, key: `call invitation ${call.id}`, event_id: call.id };
    const told = created.filter((row) => row.is_told);
    await notifications.add(
      tx,
      told.map(({ user_id }) => ({ ...about, user_id, data })),
    );
    return { invited: created.map((row) => row.profile_id), skipped };
  });
}
