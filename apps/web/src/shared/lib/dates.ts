import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

/** A day as the product writes it, such as `05 Mar 2026`, in UTC so that server and browser agree. Takes ISO 8601. */
export function formatDay(iso: string): string {
  return dayjs.utc(iso).format("DD MMM YYYY");
}
