import { and, eq, inArray, isNotNull, not, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { comments } from "../../db/schema/comment.ts";

/** Removes all comments of somebody at once, as `commentRepository.remove` does one. Works inside a transaction. */
export function erasedCommentsRepository(db: Db) {
  const { id, user_id, parent_id, removed_at } = comments;

  async function remove(userId: number, now: Date): Promise<void> {
    const own = eq(user_id, userId);
    // A reply before its comment, as everywhere: two that change the same comments wait for each other.
    await db.execute(sql`
      select from ${comments} where ${own} or ${id} in (select parent_id from ${comments} where ${own})
      order by ${id} desc for update`);
    await db.execute(sql`
      update ${comments} set reply_count = reply_count - replies.count from (
        select parent_id, count(*)::int as count from ${comments}
        where ${own} and parent_id is not null and visibility = 'public' group by parent_id
      ) as replies where ${id} = replies.parent_id`);
    const replies = await db
      .delete(comments)
      .where(and(own, isNotNull(parent_id)))
      .returning({ id: parent_id });
    const nothing = { user_id: null, author: "", avatar: null, content: "", removed_at: now };
    const places = await db.update(comments).set(nothing).where(own).returning({ id });
    // What others have answered leaves its place to them.
    const ids = [...new Set([...replies, ...places].map((row) => row.id ?? 0))];
    const hasReplies = sql`exists (select from ${comments} reply where reply.parent_id = ${id})`;
    await db.delete(comments).where(and(inArray(id, ids), isNotNull(removed_at), not(hasReplies)));
  }

  return { remove };
}
