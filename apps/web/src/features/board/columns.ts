import { type ApplicationState, applicationStates } from "@callboard/contracts/application";
import type { BoardMove } from "@callboard/contracts/board";

/** The columns of a board in its poster's words, from left to right. */
export const columnWords: Record<ApplicationState, string> = {
  sent: "New",
  viewed: "Reviewed",
  shortlisted: "Shortlisted",
  callback: "Callback",
  offered: "Offered",
  cast: "Cast",
  declined: "Declined",
};

export const columns: readonly ApplicationState[] = applicationStates;

/** Where applications can be moved: nothing makes one new again. */
export const targets = columns.filter((state): state is BoardMove => state !== "sent");

export const isTarget = (state: string): state is BoardMove => targets.some((target) => target === state);

/** The column beside one, in a direction; null at the edge. */
export function besides(state: ApplicationState, by: 1 | -1): BoardMove | null {
  const next = columns[columns.indexOf(state) + by];
  return next !== undefined && isTarget(next) ? next : null;
}
