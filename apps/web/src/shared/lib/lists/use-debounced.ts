import { useEffect, useRef } from "react";

/** Calls `callback` once the returned function has not been called for `ms`; `cancel` drops a call that still waits. */
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
    timer.current = setTimeout(() => latest.current(argument), ms);
  };
  return { call, cancel };
}
