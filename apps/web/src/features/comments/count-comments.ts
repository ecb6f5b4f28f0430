import type { Comment } from "@callboard/contracts/comment";

/** The number of comments and replies. */
export function countComments(comments: readonly Comment[]): number {
  return comments.reduce((count, { replies }) => count + 1 + replies.length, 0);
}
