import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { jobHandler } from "../../jobs/job.ts";
import { isShown } from "../event/event-policy.ts";
import { eventRepository } from "../event/event-repository.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import { hasBegun, slotOf } from "./audition-policy.ts";
import { dayRepository } from "./day-repository.ts";
import { invitationRepository } from "./invitation-repository.ts";
import { reminderKind } from "./remind.ts";

const payloadSchema = z.object({
  invitation_id: z.number().int(),
  starts_at: z.iso.datetime(),
  when: z.enum(["day", "hours"]),
});
type Payload = z.output<typeof payloadSchema>;

type Deps = { db: Db; clock: () => Date; notifications: NotificationSender };

/**
 * Reminds somebody of their audition, where it is still at that time and they are still coming. A second run is the same notification: it has
 * the same key.
 */
export function reminderHandler({ db, clock, notifications }: Deps) {
  const run = (payload: Payload) =>
    db.transaction(async (tx) => {
      const terms = await invitationRepository(tx).termsOf(payload.invitation_id);
      const held = terms && (await dayRepository(tx).hold(terms.day_id));
      const invitation = held?.invitations.find(({ id }) => id === payload.invitation_id);
      if (!held || !invitation || held.day.cancelled_at) return;
      const slot = slotOf(held, invitation);
      if (slot?.starts_at.toISOString() !== payload.starts_at || hasBegun(slot, clock())) return;
      const event = await eventRepository(tx).getTerms(held.day.event_id);
      if (!event || !isShown(event)) return;
      const { starts_at, when } = payload;
      const { time_zone, place } = held.day;
      await notifications.add(tx, {
        ...{ user_id: invitation.user_id, kind: "audition_reminder" },
        key: `audition reminder ${when} ${invitation.id} ${starts_at}`,
        ...{ event_id: event.id, application_id: invitation.application_id },
        data: { event_title: event.title, starts_at, time_zone, when, ...(place && { place }) },
      });
    });
  return jobHandler(reminderKind, payloadSchema, ({ payload }) => run(payload));
}
