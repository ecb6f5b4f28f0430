/** Each knows the short names of its own zones; dayjs asks the last one alone. */
const locales = ["en-GB", "en-IN", "en-US"];

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format is slow to make and is made once. */
function formatIn(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "short" });
  formats.set(key, format);
  return format;
}

/** The short name of a time zone (IANA name) at a moment: `IST`, `BST`, or `GMT+9` where there is none. */
export function zoneName(timeZone: string, moment: Date): string {
  const names = locales.map((locale) =>
    formatIn(locale, timeZone)
      .formatToParts(moment)
      .find(({ type }) => type === "timeZoneName"),
  );
  const named = names.find((name) => name && !/\d/.test(name.value));
  return (named ?? names[0])?.value ?? timeZone;
}
