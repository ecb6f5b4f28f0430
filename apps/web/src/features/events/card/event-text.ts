import type { EventSummary } from "@callboard/contracts/event";

/** The default city. */
const defaultCity = "Delhi";

/** Why applications are closed. */
export const closedText = {
  closed: "Applications closed",
  past: "This date has passed",
  cancelled: "This call is cancelled",
} as const;

/** The first `max` characters of a text, with an ellipsis if it was cut. */
export function excerptOf(text: string, max: number): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  return `${characters.slice(0, max).join("").trimEnd()}…`;
}

export function cityOf({ present_city }: Pick<EventSummary, "present_city">): string {
  return present_city || defaultCity;
}

export function locationOf(event: Pick<EventSummary, "address" | "present_city">): string {
  return event.address || cityOf(event);
}
