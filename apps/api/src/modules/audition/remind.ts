import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { jobRepository } from "../../jobs/job-repository.ts";
import type { SlotRow } from "./day-repository.ts";

export const reminderKind = "audition-reminder";
const hour = 3_600_000;

/** How long before a time its people are reminded of it, in ms. */
const reminders = { day: 24 * hour, hours: 2 * hour } as const;
type Reminder = keyof typeof reminders;

/**
 * Leaves the reminders of a time to be sent, where there is time for them. Call it in the transaction that books somebody: whether it is still their time is
 * looked at when they are due.
 */
export async function remind(
  tx: Db,
  invitationId: number,
  { starts_at }: Pick<SlotRow, "starts_at">,
  now: Date,
): Promise<void> {
  for (const when of Object.keys(reminders) as Reminder[]) {
    const runAt = addMs(starts_at, -reminders[when]);
    if (runAt <= now) continue;
    const payload = { invitation_id: invitationId, starts_at: starts_at.toISOString(), when };
    const key = `${when} ${invitationId} ${payload.starts_at}`;
    await jobRepository(tx).add({ kind: reminderKind, key, payload, runAt }, now);
  }
}
