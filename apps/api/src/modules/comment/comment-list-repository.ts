import type { Comment, OwnComment, Reply } from "@callboard/contracts/comment";
import { limits } from "@callboard/contracts/limits";
import { and, eq, gt, inArray, isNull, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { encodeCursor } from "../../db/cursor.ts";
import {
  keysetAfter,
  keysetOrder,
  type Page,
  type PageQuery,
  type PageWindow,
  readPage,
} from "../../db/page.ts";
import { blogs } from "../../db/schema/blog.ts";
import { comments, isPublicComment } from "../../db/schema/comment.ts";
import type { Actor } from "../session/session-repository.ts";
import { type CommentRow, toReply } from "./comment-repository.ts";

/** What others have answered leaves its place to them, whoever sees it. */
const hasPlace = or(and(isPublicComment, isNull(comments.removed_at)), gt(comments.reply_count, 0));
const columns = { value: comments.created_at, id: comments.id };
const keyOf = ({ created_at, id }: Pick<CommentRow, "created_at" | "id">) => ({
  value: created_at.getTime(),
  id,
});
const repliesOf = (id: number) => JSON.stringify(["replies", id]);

/** Comments by pages, each of them bounded, however many there are. */
export function commentListRepository(db: Db) {
  const readOldestFirst =
    (filter: SQL | undefined) =>
    ({ after, offset, limit }: PageWindow): Promise<CommentRow[]> =>
      db
        .select()
        .from(comments)
        .where(and(filter, keysetAfter(columns, after)))
        .orderBy(...keysetOrder(columns))
        .limit(limit)
        .offset(offset);

  /** The first replies of each of these comments, and one more where they go on. */
  async function firstReplies(ids: number[]): Promise<Map<number | null, CommentRow[]>> {
    const parent = alias(comments, "parent");
    const first = db
      .select()
      .from(comments)
      .where(and(eq(comments.parent_id, parent.id), isPublicComment))
      .orderBy(...keysetOrder(columns))
      .limit(limits.replyPreview + 1)
      .as("first");
    const rows = await db
      .select()
      .from(parent)
      .crossJoinLateral(first)
      .where(inArray(parent.id, ids))
      .orderBy(first.created_at, first.id);
    return Map.groupBy(
      rows.map((row) => row.first),
      ({ parent_id }) => parent_id,
    );
  }

  /** The comments of an article, oldest first, each with its first replies and what the actor may do. */
  async function list(blogId: number, query: PageQuery, actor: Actor | null = null): Promise<Page<Comment>> {
    const ofArticle = and(eq(comments.blog_id, blogId), isNull(comments.parent_id), hasPlace);
    const name = JSON.stringify(["comments", blogId]);
    const { rows, pagination } = await readPage(query, name, keyOf, readOldestFirst(ofArticle));
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return { rows: [], pagination };
    const first = await firstReplies(ids);
    const withReplies = (row: CommentRow): Comment => {
      const found = first.get(row.id) ?? [];
      const shown = found.slice(0, limits.replyPreview);
      const last = shown.at(-1);
      return {
        ...toReply(row, actor),
        replies: shown.map((reply) => toReply(reply, actor)),
        reply_count: row.reply_count,
        ...(last &&
          found.length > shown.length && { replies_cursor: encodeCursor(repliesOf(row.id), keyOf(last)) }),
      };
    };
    return { rows: rows.map(withReplies), pagination };
  }

  /** The replies of a comment, oldest first. */
  async function listReplies(id: number, query: PageQuery, actor: Actor | null): Promise<Page<Reply>> {
    const read = readOldestFirst(and(eq(comments.parent_id, id), isPublicComment));
    const { rows, pagination } = await readPage(query, repliesOf(id), keyOf, read);
    return { rows: rows.map((row) => toReply(row, actor)), pagination };
  }

  /** Somebody's own comments, newest first, each with its article. */
  async function listOwn(userId: number, query: PageQuery): Promise<Page<OwnComment>> {
    const read = ({ after, offset, limit }: PageWindow) =>
      db
        .select({
          id: comments.id,
          content: comments.content,
          created_at: comments.created_at,
          visibility: comments.visibility,
          blog_slug: blogs.slug,
          blog_title: blogs.title,
        })
        .from(comments)
        .innerJoin(blogs, eq(blogs.id, comments.blog_id))
        .where(and(eq(comments.user_id, userId), keysetAfter(columns, after, "DESC")))
        .orderBy(...keysetOrder(columns, "DESC"))
        .limit(limit)
        .offset(offset);
    const { rows, pagination } = await readPage(query, JSON.stringify(["own comments", userId]), keyOf, read);
    return {
      rows: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
      pagination,
    };
  }

  return { list, listReplies, listOwn };
}
