import type { StaffViewer } from "@callboard/contracts/staff";
import { currentTime, parseDate } from "#shared/lib/dates/dates.ts";
import { askForFactor } from "./factor-request.ts";

/** Asks for a code where the second factor is not fresh. Resolves with false where none was given. */
export function ensureFresh({ fresh_until }: Pick<StaffViewer, "fresh_until">): Promise<boolean> {
  const isFresh = fresh_until !== null && parseDate(fresh_until).isAfter(currentTime().add(10, "second"));
  return isFresh ? Promise.resolve(true) : askForFactor();
}
