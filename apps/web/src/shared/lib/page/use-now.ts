import { type Dayjs, parseDate } from "../dates/dates.ts";
import { usePageContext } from "./page-context.ts";

/** The current time for rendering. Components must not read a clock while they render. */
export function useNow(): Dayjs {
  return parseDate(usePageContext().now);
}
