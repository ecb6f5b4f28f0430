import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Calls `adopt` when a rendered page is hydrated and holds something that was typed or chosen before. `read` gives that from the
 * DOM, or null where it is as rendered. It is read before anything can render the fields anew.
 */
export function useEarlyInput<Value>(read: () => Value | null, adopt: (early: Value) => void): void {
  const early = useRef<Value | null>(null);
  const first = useRef({ read, adopt });
  useLayoutEffect(() => {
    early.current = first.current.read();
  }, []);
  useEffect(() => {
    if (early.current !== null) first.current.adopt(early.current);
    early.current = null;
  }, []);
}
