import { mayAct, needsFreshFactor, type StaffAction, type StaffRole } from "@callboard/contracts/staff";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { addMs } from "../../dates.ts";

/** Somebody of the staff in a session. */
export type StaffMemberState = { role: StaffRole; is_demo: boolean; factorAt: Date | null };

/** Until when the second factor of a session counts; null where it was not shown, or too long ago. */
export function factorUntil(
  factorAt: Date | null,
  now: Date,
  ms: number = staffLimits.factorAbsolute,
): Date | null {
  const until = factorAt && addMs(factorAt, ms);
  return until && until > now ? until : null;
}

/** Until when it counts as fresh, or null. */
export const freshUntil = (factorAt: Date | null, now: Date) =>
  factorUntil(factorAt, now, staffLimits.factorFresh);

/** `factor` where the act waits for the second factor alone. */
export function decide(
  { role, is_demo, factorAt }: StaffMemberState,
  action: StaffAction,
  now: Date,
): "allowed" | "forbidden" | "factor" {
  if (!mayAct(role, action)) return "forbidden";
  if (is_demo) return "allowed";
  const until = needsFreshFactor(action) ? freshUntil(factorAt, now) : factorUntil(factorAt, now);
  return until ? "allowed" : "factor";
}

type Change = { role: StaffRole; next: StaffRole | null; administrators: number };

/** The last administrator stays: nobody could make another. */
export function leavesAnAdministrator({ role, next, administrators }: Change): boolean {
  return role !== "administrator" || next === "administrator" || administrators > 1;
}
