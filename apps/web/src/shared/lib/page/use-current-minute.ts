import { useSyncExternalStore } from "react";

const minute = 60_000;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, minute / 4);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / minute);

/** The minute that it is, going on with the clock; null on the server and while a rendered page is taken over. */
export function useCurrentMinute(): Date | null {
  const minutes = useSyncExternalStore<number | null>(subscribe, currentMinute, () => null);
  return minutes === null ? null : new Date(minutes * minute);
}
