import type { Comment } from "@callboard/contracts/comment";

/** A comment that was just posted; `parent_comment_id` where it is a reply. */
export type PostedComment = Comment & { parent_comment_id: number | null };

/** The conversation with a posted comment in its place: at the end, or at the end of its parent's replies. */
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
