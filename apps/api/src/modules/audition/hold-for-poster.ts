import type { Db } from "../../db/client.ts";
import { InvalidError, NotFoundError } from "../../http/errors.ts";
import { eventToDecide } from "../application/event-to-review.ts";
import type { EventTerms } from "../event/event-repository.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import type { Actor } from "../session/session-repository.ts";
import { standing } from "../team/standing.ts";
import { type DayRow, dayRepository, type HeldDay } from "./day-repository.ts";

export type Acting = { db: Db; clock: () => Date; notifications: NotificationSender };
export type HeldForPoster = { held: HeldDay; event: EventTerms };

/** Throws InvalidError for a day that is cancelled. */
export function assertOn(day: Pick<DayRow, "cancelled_at">): void {
  if (day.cancelled_at) throw new InvalidError("This audition day is cancelled");
}

/** Holds a day for who acts for its poster. Throws NotFoundError, ForbiddenError and UnauthorizedError. */
export async function holdForPoster(tx: Db, sent: Actor, dayId: number): Promise<HeldForPoster> {
  const actor = await standing(tx, sent);
  const held = await dayRepository(tx).hold(dayId);
  if (!held) throw new NotFoundError();
  return { held, event: await eventToDecide(tx, actor, held.day.event_id) };
}
