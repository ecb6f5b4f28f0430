import type { EventDetails } from "@callboard/contracts/event";
import type { EventFields } from "@callboard/contracts/event-form";
import { checkFairness } from "@callboard/contracts/fair-call";
import type { FairRule } from "@callboard/contracts/fair-rule";
import { toDate, wallClock } from "../../dates.ts";

type Call = Omit<EventDetails, "status" | "changes"> & { is_poster_verified: boolean };

/** Which rules of the fair-call check a posted call meets, by the day on which it was posted. */
export function fairCallOf({
  tags,
  roles,
  created_at,
  time_zone,
  is_poster_verified,
  ...call
}: Call): FairRule[] {
  const { title, description, start_date } = call;
  return checkFairness({
    ...{ title, description, start_date, is_poster_verified },
    today: wallClock(time_zone, toDate(created_at ?? "")).slice(0, 10),
    tags: tags.map(({ name }) => name).join(" "),
    email: call.email ?? undefined,
    website: call.website ?? undefined,
    price: call.price ?? undefined,
    apply_by: call.apply_by ?? undefined,
    decide_by: call.decide_by ?? undefined,
    roles: roles.map((role) => ({
      ...{ name: role.name, wants: role.wants },
      description: role.description ?? undefined,
      apply_by: role.apply_by ?? undefined,
    })),
  });
}

/** The rule on its poster, which holds or not whatever the call says. */
const posterRule = "phone";

/** True where a call meets every rule that is told from what it says. */
export const meetsItsRules = (rules: FairRule[]): boolean =>
  rules.every(({ rule, is_met }) => is_met || rule === posterRule);

/** The same of a form, by the day on which it was posted. */
export function isFairWhenPosted(call: EventFields & { created_at: Date; time_zone: string }): boolean {
  const today = wallClock(call.time_zone, call.created_at).slice(0, 10);
  return meetsItsRules(checkFairness({ ...call, today, is_poster_verified: null }));
}
