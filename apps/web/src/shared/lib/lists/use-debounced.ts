import { useEffect, useRef } from "react";

/**
 * Calls `callback` once the returned function has not been called for `ms`; `cancel` drops a call that still waits. It is dropped too where
 * somebody goes to another page meanwhile, whose code may still be on its way: it would bring them back.
 */
export function useDebounced<Argument>(callback: (argument: Argument) => void, ms: number) {
  const latest = useRef(callback);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  const call = (argument: Argument) => {
    cancel();
    const { pathname } = location;
    timer.current = setTimeout(() => {
      if (location.pathname === pathname) latest.current(argument);
    }, ms);
  };
  return { call, cancel };
}
