import type { Comment } from "@callboard/contracts/comment";
import { type RefObject, useEffect, useRef } from "react";
import { elementIdOf } from "../thread/use-conversation.ts";

function isStillThere(comments: readonly Comment[], id: number): boolean {
  return comments.some((comment) =>
    [comment, ...comment.replies].some((each) => each.id === id && each.can.remove),
  );
}

/**
 * Moves the focus after a comment is deleted: to its placeholder if it had replies, else to the heading. Returns what
 * to call with the comment's id.
 */
export function useFocusAfterDelete(
  comments: readonly Comment[] | undefined,
  heading: RefObject<HTMLElement | null>,
): (id: number) => void {
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    const id = awaited.current;
    if (id === null || !comments || isStillThere(comments, id)) return;
    awaited.current = null;
    (document.getElementById(elementIdOf(id)) ?? heading.current)?.focus();
  }, [comments, heading]);
  return (id) => {
    awaited.current = id;
  };
}
