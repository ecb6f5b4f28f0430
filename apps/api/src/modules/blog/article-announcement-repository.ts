import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { blogs } from "../../db/schema/blog.ts";
import { jobRepository } from "../../jobs/job-repository.ts";

/** The job that tells those of a new article who follow its author or a tag of it, or look for one like it. */
export const newArticleJob = "new-article";

/** When articles become known to everybody. */
export function articleAnnouncementRepository(db: Db) {
  /** Notes that an article is public, and leaves it to a job to tell of it, once. Call it in the transaction that publishes it. */
  async function announce(id: number, now: Date): Promise<void> {
    const rows = await db
      .update(blogs)
      .set({ first_public_at: now })
      .where(and(eq(blogs.id, id), isNull(blogs.first_public_at)))
      .returning({ blog_id: blogs.id });
    const jobs = rows.map((payload) => ({ key: `article ${id} ${now.toISOString()}`, payload }));
    if (jobs.length > 0) await jobRepository(db).addMany(newArticleJob, jobs, now);
  }

  /** Takes that back of an article that was unpublished before anybody could be told: it is new when it comes again. */
  async function forget(id: number): Promise<void> {
    await db.update(blogs).set({ first_public_at: null }).where(eq(blogs.id, id));
  }

  return { announce, forget };
}
