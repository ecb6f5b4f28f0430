import { type Dayjs, parseDate } from "../dates/dates.ts";
import { usePageContext } from "./page-context.ts";

/** The time that the page is shown for. Components read no clock of their own while they render. */
export function useNow(): Dayjs {
  return parseDate(usePageContext().now);
}
