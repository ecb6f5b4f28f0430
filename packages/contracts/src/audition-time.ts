const parts: Intl.DateTimeFormatOptions = {
  ...{ weekday: "short", day: "numeric", month: "short" },
  ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
};

/** What a clock shows of a moment: `Tue`, `5 May`, `10:30`. */
function partsOf(moment: string, timeZone: string) {
  const format = new Intl.DateTimeFormat("en-GB", { ...parts, timeZone });
  const found = new Map(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return {
    day: `${found.get("weekday")} ${found.get("day")} ${found.get("month")}`,
    clock: `${found.get("hour")}:${found.get("minute")}`,
  };
}

/** A moment by the clock of an audition, such as "Tue 5 May, 10:30". */
export function timeInWords(moment: string, timeZone: string): string {
  const { day, clock } = partsOf(moment, timeZone);
  return `${day}, ${clock}`;
}

/** The time of day alone, such as "10:30". */
export const clockInWords = (moment: string, timeZone: string): string => partsOf(moment, timeZone).clock;

/** A day in words, such as "Tue 5 May". */
export const dayInWords = (date: string): string => partsOf(`${date}T00:00:00Z`, "UTC").day;
