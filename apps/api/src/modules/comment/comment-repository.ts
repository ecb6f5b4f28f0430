import type { Comment, Reply } from "@callboard/contracts/comment";
import { asc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { comments } from "../../db/schema.ts";

export type CreateCommentInput = Omit<typeof comments.$inferInsert, "id">;

/** What readers wrote under an article. */
export function commentRepository(db: Db) {
  /** The comments of an article, oldest first, each with its replies. */
  async function list(blogId: number): Promise<Comment[]> {
    const rows = await db
      .select()
      .from(comments)
      .where(eq(comments.blog_id, blogId))
      .orderBy(asc(comments.created_at), asc(comments.id));
    const replies = Map.groupBy(rows, ({ parent_id }) => parent_id);
    return (replies.get(null) ?? []).map((row) => {
      const own = (replies.get(row.id) ?? []).map(toReply);
      return { ...toReply(row), replies: own, reply_count: own.length };
    });
  }

  async function create(input: CreateCommentInput): Promise<{ id: number }> {
    const [created] = await db.insert(comments).values(input).returning({ id: comments.id });
    if (!created) throw new Error("The database returned no id");
    return created;
  }

  return { list, create };
}

function toReply({ id, author, avatar, content, created_at }: typeof comments.$inferSelect): Reply {
  return { id, author, avatar, content, created_at: created_at.toISOString(), can: { remove: false } };
}
