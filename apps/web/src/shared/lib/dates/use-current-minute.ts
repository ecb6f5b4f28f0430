import { useSyncExternalStore } from "react";
import { currentTime, type Dayjs, parseDate } from "./dates.ts";

const checkEvery = 15_000;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, checkEvery);
  return () => clearInterval(timer);
}

const currentMinute = () => currentTime().startOf("minute").valueOf();

/** The minute that it is, going on with the clock; null on the server and while a rendered page is hydrated. */
export function useCurrentMinute(): Dayjs | null {
  const timestamp = useSyncExternalStore<number | null>(subscribe, currentMinute, () => null);
  return timestamp === null ? null : parseDate(timestamp);
}
