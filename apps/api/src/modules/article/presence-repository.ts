import { staffLimits } from "@callboard/contracts/staff-limits";
import { and, asc, eq, gt, lte, ne } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { articleEditors } from "../../db/schema/article.ts";

type Present = { article_id: number; session_id: number; user_id: number; name: string };

const shownMax = 20;

/** Who has an article open. */
export function presenceRepository(db: Db) {
  /** Notes that somebody has an article open, and gives the others who have. */
  async function see({ article_id, session_id, ...who }: Present, now: Date) {
    const since = addMs(now, -staffLimits.presence);
    await db
      .delete(articleEditors)
      .where(and(eq(articleEditors.article_id, article_id), lte(articleEditors.seen_at, since)));
    await db
      .insert(articleEditors)
      .values({ article_id, session_id, ...who, seen_at: now })
      .onConflictDoUpdate({
        target: [articleEditors.article_id, articleEditors.session_id],
        set: { seen_at: now },
      });
    const { user_id, name, seen_at } = articleEditors;
    const isOther = and(
      eq(articleEditors.article_id, article_id),
      ne(articleEditors.session_id, session_id),
      gt(articleEditors.seen_at, since),
    );
    const rows = await db
      .select({ user_id, name, seen_at })
      .from(articleEditors)
      .where(isOther)
      .orderBy(asc(name))
      .limit(shownMax);
    return rows.map((row) => ({ ...row, seen_at: row.seen_at.toISOString() }));
  }

  async function leave(articleId: number, sessionId: number): Promise<void> {
    await db
      .delete(articleEditors)
      .where(and(eq(articleEditors.article_id, articleId), eq(articleEditors.session_id, sessionId)));
  }

  return { see, leave };
}
