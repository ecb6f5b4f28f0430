import { randomUUID } from "node:crypto";
import type { ReceivedApplication, ReviewApplicationInput } from "@callboard/contracts/application";
import { InvalidError, NotFoundError } from "../../http/errors.ts";
import { isOfOther, reviewed } from "../application/application-policy.ts";
import { applicationRepository } from "../application/application-repository.ts";
import { eventToDecide } from "../application/event-to-review.ts";
import { receivedApplicationRepository } from "../application/received-application-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { canMove } from "./board-policy.ts";
import { type Acting, changeState } from "./move-applications.ts";
import { tellApplicants } from "./tell-applicants.ts";

/** Opens an application, or decides on it, which its applicant is told. Throws NotFoundError, ForbiddenError, and InvalidError for who said no. */
export function review(
  { db, clock, notifications }: Acting,
  actor: Actor,
  id: number,
  wanted: ReviewApplicationInput["state"],
): Promise<ReceivedApplication> {
  return db.transaction(async (tx) => {
    const application = await applicationRepository(tx).getLocked(id);
    if (!application) throw new NotFoundError();
    const event = await eventToDecide(tx, actor, application.event_id);
    if (!isOfOther(actor, application)) throw new NotFoundError();
    const state = reviewed(application.state, wanted);
    if (state !== application.state) {
      if (!canMove(application, wanted)) throw new InvalidError("They said no to your offer");
      const others = await changeState(tx, [application], state, { actor, key: randomUUID(), now: clock() });
      await tellApplicants(tx, notifications, [application], { state, event, others });
    }
    const received = await receivedApplicationRepository(tx).get(id);
    if (!received) throw new NotFoundError();
    return received;
  });
}
