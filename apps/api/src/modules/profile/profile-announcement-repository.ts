import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { isPublicProfile, profiles } from "../../db/schema/profile.ts";
import { jobRepository } from "../../jobs/job-repository.ts";

/** The job that tells those of a new profile who look for one like it. */
export const newProfileJob = "new-profile";

/** When profiles become known to everybody. */
export function profileAnnouncementRepository(db: Db) {
  /**
   * Notes of those of some profiles that are public for the first time that they are, and leaves it to a job to tell of them. Call it in the
   * transaction of whatever may have made them public.
   */
  async function announce(ids: number[], now: Date): Promise<void> {
    if (ids.length === 0) return;
    const rows = await db
      .update(profiles)
      .set({ first_public_at: now })
      .where(and(inArray(profiles.id, ids), isPublicProfile, isNull(profiles.first_public_at)))
      .returning({ profile_id: profiles.id });
    const jobs = rows.map((payload) => ({
      key: `profile ${payload.profile_id} ${now.toISOString()}`,
      payload,
    }));
    await jobRepository(db).addMany(newProfileJob, jobs, now);
  }

  /** Takes that back of a profile that was hidden before anybody could be told: it is new when it comes again. */
  async function forget(id: number): Promise<void> {
    await db.update(profiles).set({ first_public_at: null }).where(eq(profiles.id, id));
  }

  return { announce, forget };
}
