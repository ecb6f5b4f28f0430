import { useEffect, useRef, useState } from "react";
import type { PostedComment } from "../writing/posted-comments.ts";

const without = (ids: readonly number[], id: number) => ids.filter((each) => each !== id);
const withId = (ids: readonly number[], id: number) => [...without(ids, id), id];

/** The id of a comment's element. */
export const elementIdOf = (id: number) => `comment-${id}`;

/**
 * The open parts of a comment list: `threads` have their replies shown, `boxes` have a reply box. A
 * comment that was just posted is focused once it is rendered.
 */
export function useConversation() {
  const [threads, setThreads] = useState<readonly number[]>([]);
  const [boxes, setBoxes] = useState<readonly number[]>([]);
  const awaited = useRef<number | null>(null);
  // After every render, because the list may get the comment a moment later.
  useEffect(() => {
    const element = awaited.current && document.getElementById(elementIdOf(awaited.current));
    if (!element) return;
    awaited.current = null;
    element.focus();
  });
  return {
    threads,
    boxes,
    toggleThread: (id: number) =>
      setThreads(threads.includes(id) ? without(threads, id) : withId(threads, id)),
    openBox: (id: number) => setBoxes((open) => withId(open, id)),
    closeBox: (id: number) => setBoxes((open) => without(open, id)),
    showPosted: ({ id, parent_comment_id: parent }: PostedComment) => {
      if (parent !== null) {
        setThreads((open) => withId(open, parent));
        setBoxes((open) => without(open, parent));
      }
      awaited.current = id;
    },
  };
}

export type Conversation = ReturnType<typeof useConversation>;
