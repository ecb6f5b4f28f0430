import type { Comment, Reply } from "@callboard/contracts/comment";

/** A comment that was just posted; a reply has a `parent_comment_id`. */
export type PostedComment = Comment & { parent_comment_id: number | null };

type Row = { id: number };

/** Rows, and after them those that are not among them yet. */
function withMissing<Shown extends Row>(rows: readonly Shown[], more: readonly Shown[]): Shown[] {
  return [...rows, ...more.filter(({ id }) => !rows.some((row) => row.id === id))];
}

/** Comments, and after them those that were posted and are not among them yet. */
export function withPosted(comments: readonly Comment[], posted: readonly PostedComment[]): Comment[] {
  const own = posted.filter(({ parent_comment_id }) => parent_comment_id === null);
  return withMissing<Comment>(comments, own);
}

/** The replies of a comment that are known: those that came with it, further ones, and those that were posted. */
export function knownReplies(
  { id, replies }: Comment,
  further: readonly Reply[],
  posted: readonly PostedComment[],
): Reply[] {
  const own = posted.filter(({ parent_comment_id }) => parent_comment_id === id);
  return withMissing<Reply>(withMissing(replies, further), own);
}

/** How many replies a comment has, where a posted one may not be counted yet. */
export function countReplies(comment: Comment, posted: readonly PostedComment[]): number {
  return Math.max(comment.reply_count, knownReplies(comment, [], posted).length);
}
