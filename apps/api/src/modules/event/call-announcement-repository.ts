import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { events, isPublic } from "../../db/schema/event.ts";
import { jobRepository } from "../../jobs/job-repository.ts";

/** The job that tells those of a new call who look for one like it. */
export const newCallJob = "new-call";

/** When calls become known to everybody. */
export function callAnnouncementRepository(db: Db) {
  /**
   * Notes of those of some events that are calls, and public for the first time, that they are, and leaves it to a job to tell of them.
   * Call it in the transaction of whatever may have made them public.
   */
  async function announce(ids: number[], now: Date): Promise<void> {
    if (ids.length === 0) return;
    const isNew = and(eq(events.kind, "event"), isPublic, isNull(events.first_public_at));
    const rows = await db
      .update(events)
      .set({ first_public_at: now })
      .where(and(inArray(events.id, ids), isNew))
      .returning({ event_id: events.id });
    const jobs = rows.map((payload) => ({ key: `call ${payload.event_id} ${now.toISOString()}`, payload }));
    await jobRepository(db).addMany(newCallJob, jobs, now);
  }

  /** Takes that back of a call that was hidden before anybody could be told: it is new when it comes again. */
  async function forget(id: number): Promise<void> {
    await db.update(events).set({ first_public_at: null }).where(eq(events.id, id));
  }

  return { announce, forget };
}
