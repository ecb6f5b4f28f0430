import type { Reply } from "@callboard/contracts/comment";
import type { Visibility } from "@callboard/contracts/visibility";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { comments, isPublicComment } from "../../db/schema/comment.ts";
import type { Actor } from "../session/session-repository.ts";
import { canRemoveComment, isShownComment } from "./comment-policy.ts";

export type CommentRow = typeof comments.$inferSelect;
export type CreateCommentInput = Omit<typeof comments.$inferInsert, "id" | "removed_at" | "reply_count">;

const removedText = "Comment deleted";
const hiddenText = "Comment hidden";

/** What readers wrote under an article. */
export function commentRepository(db: Db) {
  /** One comment or reply. Null for none. */
  async function get(id: number): Promise<CommentRow | null> {
    const [row] = await db.select().from(comments).where(eq(comments.id, id));
    return row ?? null;
  }

  /** One comment or reply, held until the transaction ends: nobody else removes it meanwhile. Null for none. */
  async function getLocked(id: number): Promise<CommentRow | null> {
    const [row] = await db.select().from(comments).where(eq(comments.id, id)).for("update");
    return row ?? null;
  }

  const countReply = (parentId: number, change: 1 | -1) =>
    db
      .update(comments)
      .set({ reply_count: sql`${comments.reply_count} + ${change}` })
      .where(eq(comments.id, parentId));

  async function create(input: CreateCommentInput): Promise<CommentRow> {
    if (input.parent_id && isShownComment(input)) await countReply(input.parent_id, 1);
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
  async function remove(comment: CommentRow, now: Date): Promise<void> {
    const { id, parent_id } = comment;
    if (await hasReplies(id)) {
      const nothing = { user_id: null, author: "", avatar: null, content: "", removed_at: now };
      await db.update(comments).set(nothing).where(eq(comments.id, id));
      return;
    }
    const parent = parent_id === null ? null : await getLocked(parent_id);
    await db.delete(comments).where(eq(comments.id, id));
    if (parent && isShownComment(comment)) await countReply(parent.id, -1);
    if (parent?.removed_at && !(await hasReplies(parent.id))) {
      await db.delete(comments).where(eq(comments.id, parent.id));
    }
  }

  /** Sets who sees a comment that the transaction holds, and counts it with the replies of its comment or no longer. */
  async function setVisibility(comment: CommentRow, visibility: Visibility): Promise<void> {
    const { id, parent_id } = comment;
    const change = Number(isShownComment({ visibility })) - Number(isShownComment(comment));
    await db.update(comments).set({ visibility }).where(eq(comments.id, id));
    if (parent_id !== null && change !== 0) await countReply(parent_id, change > 0 ? 1 : -1);
  }

  /** How many comments of somebody everybody reads. */
  const countPublic = (userId: number) =>
    db.$count(comments, and(eq(comments.user_id, userId), isPublicComment));

  /** How many somebody has written after a moment. */
  const countSince = (userId: number, since: Date) =>
    db.$count(comments, and(eq(comments.user_id, userId), gt(comments.created_at, since)));

  /** Writes another name under all that somebody wrote. */
  async function renameAuthor(userId: number, author: string): Promise<void> {
    const own = and(eq(comments.user_id, userId), ne(comments.author, author));
    // In the order of those who remove several: two that change the same comments wait for each other.
    await db
      .select({ id: comments.id })
      .from(comments)
      .where(own)
      .orderBy(desc(comments.id))
      .for("no key update");
    await db.update(comments).set({ author }).where(own);
  }

  return { get, getLocked, create, remove, setVisibility, countPublic, countSince, renameAuthor };
}

/** A comment or reply as the actor sees it. */
export function toReply(row: CommentRow, actor: Actor | null): Reply {
  const { id, created_at, removed_at } = row;
  const { author, avatar, content } = isShownComment(row)
    ? row
    : { author: "", avatar: null, content: hiddenText };
  return {
    ...{ id, author, avatar, content: removed_at ? removedText : content },
    created_at: created_at.toISOString(),
    can: { remove: canRemoveComment(actor, row) },
  };
}
