import { useEffect, useRef } from "react";
import { elementIdOf } from "./use-conversation.ts";

/**
 * Puts the focus on the first comment that was not shown before, once it is rendered. Call what it returns before more are
 * shown.
 */
export function useFocusFirstNew(shown: readonly { id: number }[]): () => void {
  const before = useRef<Set<number> | null>(null);
  useEffect(() => {
    const first = before.current && shown.find(({ id }) => !before.current?.has(id));
    if (!first) return;
    before.current = null;
    document.getElementById(elementIdOf(first.id))?.focus({ preventScroll: true });
  });
  return () => {
    before.current = new Set(shown.map(({ id }) => id));
  };
}
