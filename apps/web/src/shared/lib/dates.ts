import dayjs from "dayjs";

/**
 * A day as the product writes it, such as `05 Mar 2026`, in UTC so that server and browser agree. Takes ISO 8601 in UTC:
 * without its zone it is read and written in one and the same.
 */
export function formatDay(iso: string): string {
  return dayjs(iso.replace(/Z$/, "")).format("DD MMM YYYY");
}
