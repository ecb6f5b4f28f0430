import type { Comment, OwnComment, Reply } from "@callboard/contracts/comment";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import {
  keysetAfter,
  keysetOrder,
  type Page,
  type PageQuery,
  type PageWindow,
  readPage,
} from "../../db/page.ts";
import { blogs } from "../../db/schema/blog.ts";
import { comments } from "../../db/schema/comment.ts";
import type { Actor } from "../session/session-repository.ts";
import { canRemoveComment } from "./comment-policy.ts";

export type CommentRow = typeof comments.$inferSelect;
export type CreateCommentInput = Omit<typeof comments.$inferInsert, "id" | "removed_at">;

const removedText = "Comment deleted";

/** What readers wrote under an article. */
export function commentRepository(db: Db) {
  /** The comments of an article, oldest first, each with its replies and what the actor may do. */
  async function list(blogId: number, actor: Actor | null = null): Promise<Comment[]> {
    const rows = await db
      .select()
      .from(comments)
      .where(eq(comments.blog_id, blogId))
      .orderBy(asc(comments.created_at), asc(comments.id));
    const replies = Map.groupBy(rows, ({ parent_id }) => parent_id);
    return (replies.get(null) ?? []).map((row) => {
      const own = (replies.get(row.id) ?? []).map((reply) => toReply(reply, actor));
      return { ...toReply(row, actor), replies: own, reply_count: own.length };
    });
  }

  /** Somebody's own comments, newest first, each with its article. */
  async function listOwn(userId: number, query: PageQuery): Promise<Page<OwnComment>> {
    const columns = { value: comments.created_at, id: comments.id };
    const read = ({ after, offset, limit }: PageWindow) =>
      db
        .select({
          id: comments.id,
          content: comments.content,
          created_at: comments.created_at,
          blog_slug: blogs.slug,
          blog_title: blogs.title,
        })
        .from(comments)
        .innerJoin(blogs, eq(blogs.id, comments.blog_id))
        .where(and(eq(comments.user_id, userId), keysetAfter(columns, after, "DESC")))
        .orderBy(...keysetOrder(columns, "DESC"))
        .limit(limit)
        .offset(offset);
    const keyOf = (row: { created_at: Date; id: number }) => ({
      value: row.created_at.getTime(),
      id: row.id,
    });
    const { rows, pagination } = await readPage(query, JSON.stringify(["own comments", userId]), keyOf, read);
    return {
      rows: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
      pagination,
    };
  }

  /** One comment or reply, held until the transaction ends: nobody else removes it meanwhile. Null for none. */
  async function getLocked(id: number): Promise<CommentRow | null> {
    const [row] = await db.select().from(comments).where(eq(comments.id, id)).for("update");
    return row ?? null;
  }

  async function create(input: CreateCommentInput): Promise<CommentRow> {
    const [created] = await db.insert(comments).values(input).returning();
    if (!created) throw new Error("The database returned no row");
    return created;
  }

  const hasReplies = async (id: number) =>
    (await db.select({ id: comments.id }).from(comments).where(eq(comments.parent_id, id)).limit(1)).length >
    0;

  /**
   * Removes a comment and every trace of its author. One with replies leaves its place to them, until the last of
   * them is removed too. Works inside a transaction that holds the comment.
   */
  async function remove({ id, parent_id }: CommentRow, now: Date): Promise<void> {
    if (await hasReplies(id)) {
      const nothing = { user_id: null, author: "", avatar: null, content: "", removed_at: now };
      await db.update(comments).set(nothing).where(eq(comments.id, id));
      return;
    }
    const parent = parent_id === null ? null : await getLocked(parent_id);
    await db.delete(comments).where(eq(comments.id, id));
    if (parent?.removed_at && !(await hasReplies(parent.id))) {
      await db.delete(comments).where(eq(comments.id, parent.id));
    }
  }

  return { list, listOwn, getLocked, create, remove };
}

/** A comment or reply as the actor sees it. */
export function toReply(row: CommentRow, actor: Actor | null): Reply {
  const { id, author, avatar, content, created_at, removed_at } = row;
  return {
    ...{ id, author, avatar, content: removed_at ? removedText : content },
    created_at: created_at.toISOString(),
    can: { remove: canRemoveComment(actor, row) },
  };
}
