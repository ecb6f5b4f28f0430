import {
  type Application,
  type CreateApplicationInput,
  emptyApplication,
} from "@callboard/contracts/application";
import { type Tape, tapeTexts } from "@callboard/contracts/tape";
import type { Db } from "../../db/client.ts";
import {
  FieldError,
  ForbiddenError,
  InvalidError,
  NotFoundError,
  RateLimitError,
} from "../../http/errors.ts";
import { accountActRepository } from "../account/settings/account-act-repository.ts";
import { userRepository } from "../account/user-repository.ts";
import { releaseAuditions } from "../audition/settle-day.ts";
import { refusalRepository } from "../call-invitation/refusal-repository.ts";
import { canSee } from "../event/event-policy.ts";
import { eventRepository } from "../event/event-repository.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import { profileRepository } from "../profile/profile-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { type TapeDeps, tryToRemove } from "../tape/sweep-tapes.ts";
import { tapeRepository } from "../tape/tape-repository.ts";
import { toPosters } from "../team/tell-posters.ts";
import { canWithdraw, isApplicant, isOpen, isPoster } from "./application-policy.ts";
import { type ApplicationRow, applicationRepository, toApplication } from "./application-repository.ts";
import { roleToApplyFor } from "./role-to-apply-for.ts";

type Withdrawing = TapeDeps & { notifications: NotificationSender };
type Acting = { db: Db; clock: () => Date; notifications: NotificationSender };

const ownCallText = (actor: Actor, event: { user_id: number }) =>
  event.user_id === actor.userId ? "You posted this event yourself" : "Your own team posted this event";

/** True where nothing but a profile is to speak for the actor, who has claimed none. */
async function isEmpty(
  db: Db,
  actor: Actor,
  { note, reel_url, tape_id }: CreateApplicationInput,
): Promise<boolean> {
  return !note && !reel_url && !tape_id && !(await profileRepository(db).isClaimedBy(actor.userId));
}

/** Who has withdrawn so many applications within a day sends no other: each of them is told to the poster and their team. */
const withdrawnMax = { most: 5, within: 86_400_000 };

/** Throws RateLimitError for who has withdrawn too many. The account has to be held. */
async function assertFewWithdrawn(tx: Db, userId: number, now: Date): Promise<void> {
  const wait = await accountActRepository(tx).waitFor({ userId, kind: "withdrawal" }, withdrawnMax, now);
  if (wait === 0) return;
  const text = "You have withdrawn several applications today. Try again tomorrow.";
  throw new RateLimitError(text, Math.ceil(wait / 1_000));
}

/**
 * Applies for an event in the actor's name. A poster who has blocked the applicant finds the application, but is not told of it. Throws
 * NotFoundError for a campaign too, and for what is not public, FieldError for an application that shows nothing, RateLimitError, and
 * InvalidError with the reason where the actor cannot apply: the words reach who signed in only after filling in the form.
 */
export function apply(
  { db, clock, notifications }: Acting,
  actor: Actor,
  input: CreateApplicationInput,
): Promise<Application> {
  const now = clock();
  return db.transaction(async (tx) => {
    await userRepository(tx).lockToWrite(actor.userId);
    const event = await eventRepository(tx).holdTerms(input.event_id, "event");
    if (!event || !canSee(actor, event)) throw new NotFoundError();
    if (isPoster(actor, event)) throw new InvalidError(ownCallText(actor, event));
    if (!isOpen(event, now)) throw new InvalidError("Applications for this event are closed");
    if (await isEmpty(tx, actor, input)) throw new FieldError(emptyApplication);
    const role = await roleToApplyFor(tx, event.id, input.role_id, now);
    await assertFewWithdrawn(tx, actor.userId, now);
    const { note = null, reel_url = null, shares_profile, allows_sharing } = input;
    const created = await applicationRepository(tx).create({
      ...{ event_id: event.id, user_id: actor.userId, role_id: role?.id ?? null },
      ...{ note, reel_url, shares_profile, allows_sharing, state: "sent", created_at: now },
      // Nothing private goes without the profile that it belongs to.
      shared_fields: shares_profile ? input.shared_fields : [],
    });
    if (!created) throw new InvalidError("You have already applied");
    const tape = input.tape_id === undefined ? null : await sendTape(tx, input.tape_id, created, now);
    const applicant = await userRepository(tx).get(actor.userId);
    const told = await toPosters(
      tx,
      { poster_id: event.user_id, act: "look", by: actor.userId },
      {
        ...{ kind: "application_received", key: `application ${created.id}` },
        ...{ event_id: event.id, application_id: created.id },
        data: { event_title: event.title, applicant_name: applicant?.name ?? "Somebody" },
      },
    );
    const blocked = await refusalRepository(tx).blockedBy(event.user_id, [actor.userId]);
    if (blocked.size === 0) await notifications.add(tx, told);
    return { ...toApplication(created, actor, role), tape };
  });
}

/** Makes a tape that was uploaded for it part of an application. Throws FieldError where it is not all there. */
async function sendTape(
  tx: Db,
  tapeId: number,
  application: ApplicationRow,
  now: Date,
): Promise<Tape | null> {
  const tapes = tapeRepository(tx);
  if (!(await tapes.send(tapeId, application, application.id, now)))
    throw new FieldError({ tape_id: tapeTexts.gone });
  return (await tapes.ofApplications([application.id])).get(application.id) ?? null;
}

/** Takes an own application back, with its tape. Throws NotFoundError, ForbiddenError, and InvalidError once it was opened. */
export async function withdraw(deps: Withdrawing, actor: Actor, id: number): Promise<void> {
  const { db, clock, notifications } = deps;
  const tapes = await db.transaction(async (tx) => {
    await userRepository(tx).lockToWrite(actor.userId);
    const applications = applicationRepository(tx);
    const application = await applications.getLocked(id);
    if (!application) throw new NotFoundError();
    if (!isApplicant(actor, application)) {
      throw new ForbiddenError("Only your own applications can be withdrawn");
    }
    if (!canWithdraw(actor, application)) {
      throw new InvalidError("Your application was opened and can no longer be withdrawn");
    }
    const discarded = await tapeRepository(tx).discardOf(id, clock());
    const told = await releaseAuditions(tx, [id], clock());
    await applications.remove(id);
    await accountActRepository(tx).take({ userId: actor.userId, kind: "withdrawal" }, [], clock());
    await notifications.add(tx, told);
    return discarded;
  });
  await tryToRemove(deps, tapes);
}
