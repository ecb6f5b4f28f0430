/** What the clocks of a time zone (IANA name) show at a moment, `YYYY-MM-DDTHH:mm`. */
export function wallClock(timeZone: string, moment: Date): string {
  // The Swedish way of writing a date is the one with the year first and two digits each.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return format.format(moment).replace(" ", "T");
}
