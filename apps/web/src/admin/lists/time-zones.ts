/** Names that browsers still give under their former spelling. */
const renamed: Record<string, string> = {
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
};

/** The time zones that the browser knows. */
export function timeZones(): string[] {
  return Intl.supportedValuesOf("timeZone").map((zone) => renamed[zone] ?? zone);
}
