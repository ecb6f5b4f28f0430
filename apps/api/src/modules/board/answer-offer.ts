import { randomUUID } from "node:crypto";
import type { Application } from "@callboard/contracts/application";
import type { AnswerOfferInput } from "@callboard/contracts/board";
import { ForbiddenError, InvalidError, NotFoundError } from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import { isApplicant } from "../application/application-policy.ts";
import { applicationRepository, toApplication } from "../application/application-repository.ts";
import { isShown } from "../event/event-policy.ts";
import { eventRepository } from "../event/event-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { toPosters } from "../team/tell-posters.ts";
import { answered, canAnswer, isAnsweredSo } from "./board-policy.ts";
import { type Acting, changeState } from "./move-applications.ts";
import { seated } from "./seats.ts";
import { moveKey } from "./tell-applicants.ts";

/** Accepts an offer, or says no to it, which the poster is told. Throws NotFoundError, ForbiddenError, and InvalidError without an offer. */
export function answerOffer(
  { db, clock, notifications }: Acting,
  actor: Actor,
  id: number,
  { answer }: AnswerOfferInput,
): Promise<Application> {
  return db.transaction(async (tx) => {
    const applications = applicationRepository(tx);
    const application = await applications.getLocked(id);
    if (!application) throw new NotFoundError();
    if (!isApplicant(actor, application)) throw new ForbiddenError("Only your own offers can be answered");
    const role = await applications.roleOf(application);
    if (isAnsweredSo(application, answer)) return toApplication(application, actor, role);
    const event = await eventRepository(tx).getTerms(application.event_id);
    if (!event || !isShown(event)) throw new InvalidError("This call is not public at the moment");
    if (!canAnswer(application)) throw new InvalidError("There is no offer to answer");
    const { fits } = answer === "accepted" ? await seated(tx, [application]) : { fits: [application] };
    if (fits.length === 0) throw new InvalidError("This role has been filled meanwhile");
    const others = await changeState(tx, fits, answered(answer), { actor, key: randomUUID(), now: clock() });
    const applicant = await userRepository(tx).get(actor.userId);
    const told = await toPosters(
      tx,
      { poster_id: event.user_id, act: "look", by: actor.userId },
      {
        ...{ kind: "application_answered", key: moveKey({ id, version: application.version + 1 }) },
        ...{ event_id: event.id, application_id: id },
        data: { event_title: event.title, applicant_name: applicant?.name ?? "Somebody", answer },
      },
    );
    await notifications.add(tx, [...told, ...others]);
    return toApplication({ ...application, state: answered(answer) }, actor, role);
  });
}
