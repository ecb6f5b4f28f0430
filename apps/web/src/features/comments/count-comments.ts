import type { Comment } from "@callboard/contracts/comment";

/** How many people's words there are: comments and their replies. */
export function countComments(comments: readonly Comment[]): number {
  return comments.reduce((count, { replies }) => count + 1 + replies.length, 0);
}
