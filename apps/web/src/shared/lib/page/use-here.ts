import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Where the visitor is, null once this is no longer shown: to ask, after a wait, before taking them elsewhere. */
export function useHere() {
  const location = useLocation();
  const here = useRef<typeof location | null>(null);
  // Unlike those of `useEffect`, its cleanup runs as soon as the next page takes the place of this one.
  useLayoutEffect(() => {
    here.current = location;
    return () => {
      here.current = null;
    };
  }, [location]);
  return here;
}
