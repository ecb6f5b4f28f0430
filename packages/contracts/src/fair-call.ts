import type { RoleWant } from "./event-role.ts";
import type { FairRule } from "./fair-rule.ts";
import { limits } from "./limits.ts";
import { matchDomains } from "./screening/web-domain.ts";
import { type ScreenedFields, screenEvent } from "./screening.ts";

/** What a call says that its fairness is read from; `today` is the day on which it is or was posted, in its city. */
export type FairCallFields = Omit<ScreenedFields, "kind" | "roles"> & {
  decide_by?: string | undefined;
  roles?:
    | readonly {
        name?: string | undefined;
        description?: string | undefined;
        apply_by?: string | undefined;
        wants?: readonly RoleWant[] | undefined;
      }[]
    | undefined;
  /** Whether whoever posts it has proved a phone number; null where nobody knows. */
  is_poster_verified: boolean | null;
};

type Rule = {
  id: string;
  title: string;
  explanation: string;
  /** Why a call does not meet it; null where it does; undefined where that cannot be told. */
  ask: (call: FairCallFields) => string | null | undefined;
};

/** What the screening finds by a rule. */
const isFound = (call: FairCallFields, rule: string) =>
  screenEvent({ ...call, kind: "event" }).some((finding) => finding.rule === rule);

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? "");
const inDays = (days: number) => `${days} ${days === 1 ? "day" : "days"}`;

/** Days from posting to the last day to apply: to the first of them where roles have their own. Null for no day yet. */
function daysToApply({ today, start_date, apply_by, roles = [] }: FairCallFields): number | null {
  const last = isDay(apply_by) ? apply_by : start_date;
  const days = [last, ...roles.map((role) => role.apply_by)].filter(isDay);
  if (days.length === 0 || !isDay(today)) return null;
  return Math.min(...days.map((day) => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)));
}

/** What is looked at, in the order in which it is shown. */
export const fairRules: readonly Rule[] = [
  {
    id: "pay",
    title: "It says what it pays",
    explanation: `A call states its pay, and pays: less than ${limits.tokenPay} euro a person reads as unpaid.`,
    ask: (call) => {
      if (!call.price) return "It states no pay.";
      return isFound(call, "pay") ? "What it states reads as unpaid." : null;
    },
  },
  {
    id: "answer",
    title: "It says when there is an answer",
    explanation: "A call names the day by which everybody who applied is answered.",
    ask: ({ decide_by }) => (isDay(decide_by) ? null : "It names no day by which everybody is answered."),
  },
  {
    id: "time",
    title: "There is time to apply",
    explanation: `There are ${limits.fairDays} days or more from posting a call to the last day to apply, and never fewer than ${limits.selfTapeDays} for a self-tape.`,
    ask: (call) => {
      const days = daysToApply(call);
      if (days === null) return undefined;
      const isTape = call.roles?.some(({ wants }) => wants?.includes("self_tape")) ?? false;
      if (isTape && days < limits.selfTapeDays) {
        return `${inDays(Math.max(days, 0))} for a self-tape, which needs ${limits.selfTapeDays} at the very least.`;
      }
      return days < limits.fairDays
        ? `${inDays(Math.max(days, 0))} to apply, fewer than ${limits.fairDays}.`
        : null;
    },
  },
  {
    id: "fees",
    title: "Nobody pays to apply",
    explanation: "Nothing in its words asks applicants for money.",
    ask: (call) => (isFound(call, "fees") ? "Its words read as if applicants had to pay." : null),
  },
  {
    id: "email",
    title: "Its e-mail is of its website",
    explanation: "The address to write to is of the domain of the website, so that nobody borrows a name.",
    ask: ({ email = "", website = "" }) => {
      if (!email || !website) return undefined;
      const match = matchDomains(email, website);
      if (match === "same") return null;
      return match === "free-mail"
        ? "The address is of a mailbox that anybody can have."
        : "The address is not of the website's domain.";
    },
  },
  {
    id: "phone",
    title: "Its poster has proved a number",
    explanation: "Whoever posted it has answered a text message to their own mobile number.",
    ask: ({ is_poster_verified }) => {
      if (is_poster_verified === null) return undefined;
      return is_poster_verified ? null : "Whoever posts it has not verified a mobile number.";
    },
  },
];

/** Which rules a call meets; those that nothing is known of are left out. */
export function checkFairness(call: FairCallFields): FairRule[] {
  return fairRules.flatMap(({ id, title, ask }) => {
    const reason = ask(call);
    return reason === undefined ? [] : [{ rule: id, title, is_met: reason === null, reason }];
  });
}
