import type { Comment } from "@callboard/contracts/comment";

/** A comment that was just posted; a reply has a `parent_comment_id`. */
export type PostedComment = Comment & { parent_comment_id: number | null };

/** Adds a posted comment at the end of the list, or of its parent's replies. */
export function placeComment(comments: readonly Comment[], posted: PostedComment): Comment[] {
  const { parent_comment_id, ...comment } = posted;
  if (parent_comment_id === null) return [...comments.filter(({ id }) => id !== comment.id), comment];
  const { replies: _none, reply_count: _zero, ...reply } = comment;
  return comments.map((each) => {
    if (each.id !== parent_comment_id) return each;
    const replies = [...each.replies.filter(({ id }) => id !== reply.id), reply];
    return { ...each, replies, reply_count: replies.length };
  });
}
