/**
 * What a clock shows in a time zone (IANA; the visitor's own where none is given): `YYYY-MM-DDTHH:mm`, as date and time
 * fields write it. Throws nothing for a zone that the browser does not know: it counts as none.
 */
export function wallClockAt(moment: Date, timeZone?: string): string {
  const format = (zone?: string) =>
    new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: zone }).format(
      moment,
    );
  try {
    return format(timeZone).replace(" ", "T");
  } catch {
    return format().replace(" ", "T");
  }
}
