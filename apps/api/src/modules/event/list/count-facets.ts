import { genders } from "@callboard/contracts/artist-profile";
import {
  type CallFacet,
  type CallFacetGroup,
  type CallFilter,
  callFacetLimits,
} from "@callboard/contracts/call-filter";
import { ageBands, closingDays, payChoices, tapeChoices } from "@callboard/contracts/call-filter-values";
import type { RoleWant, roleGenders } from "@callboard/contracts/event-role";
import { limits } from "@callboard/contracts/limits";
import { toCents } from "@callboard/contracts/money";
import { isForAge, professionKey } from "../event-filter-tokens.ts";

/** An open role of a call that is counted. */
export type CountedRole = {
  profession: string | null;
  gender: (typeof roleGenders)[number];
  age_from: number | null;
  age_to: number | null;
  wants: readonly RoleWant[];
};

/** A call that is counted; `closes_in` is in milliseconds, null for one that takes no applications. */
export type CountedCall = {
  category: { id: number; name: string };
  pay_cents: number;
  closes_in: number | null;
  is_fair: boolean;
  roles: CountedRole[];
};

type Value = { value: string; label: string };
type RoleGroup = "profession" | "gender" | "age";

const dayMs = 86_400_000;
const bandOf = (id: string | undefined) => ageBands.find((band) => band.id === id);

/** Whether a role has what is chosen of each group of roles, but for one where it is named. */
export function passes(
  role: Pick<CountedRole, "profession" | "gender" | "age_from" | "age_to">,
  chosen: Pick<CallFilter, RoleGroup>,
  except?: RoleGroup,
): boolean {
  const band = bandOf(chosen.age);
  const isOf = (name: string) => professionKey(role.profession ?? "") === professionKey(name);
  return (
    (except === "profession" || chosen.profession === undefined || isOf(chosen.profession)) &&
    (except === "gender" || chosen.gender === undefined || ["any", chosen.gender].includes(role.gender)) &&
    (except === "age" || band === undefined || isForAge(role, band))
  );
}

/** The values of a group of roles that a call has, each once: those of the roles that pass what else is chosen of a role. */
function roleValues(call: CountedCall, chosen: CallFilter, group: RoleGroup): Value[] {
  const roles = call.roles.filter((role) => passes(role, chosen, group));
  if (group === "profession") {
    const names = roles.flatMap(({ profession }) => profession?.trim() || []);
    return names.map((label) => ({ value: professionKey(label), label }));
  }
  if (group === "gender") {
    const found = genders.filter((gender) => roles.some((role) => ["any", gender].includes(role.gender)));
    return found.map((gender) => ({ value: gender, label: gender }));
  }
  const bands = ageBands.filter((band) => roles.some((role) => isForAge(role, band)));
  return bands.map(({ id, label }) => ({ value: id, label }));
}

const choice = (value: string): Value => ({ value, label: value });

function payValues({ pay_cents }: CountedCall): Value[] {
  const isPaid = pay_cents >= toCents(limits.tokenPay);
  const floors = payChoices.filter((floor) => Number(floor) > 0 && pay_cents >= toCents(Number(floor)));
  return [isPaid ? "paid" : "unpaid", ...floors].map(choice);
}

const valuesOf: Record<CallFacetGroup, (call: CountedCall, chosen: CallFilter) => Value[]> = {
  category_id: ({ category }) => [{ value: String(category.id), label: category.name }],
  profession: (call, chosen) => roleValues(call, chosen, "profession"),
  gender: (call, chosen) => roleValues(call, chosen, "gender"),
  age: (call, chosen) => roleValues(call, chosen, "age"),
  pay: payValues,
  closes_within: ({ closes_in }) =>
    closingDays.filter((days) => closes_in !== null && closes_in <= Number(days) * dayMs).map(choice),
  self_tape: ({ roles }) => [choice(roles.some(({ wants }) => wants.includes("self_tape")) ? "yes" : "no")],
  is_fair: ({ is_fair }) => (is_fair ? [choice("true")] : []),
};

/** The values that stand in an order of their own, whatever they count. */
const fixedOrder: Partial<Record<CallFacetGroup, readonly string[]>> = {
  gender: genders,
  age: ageBands.map(({ id }) => id),
  pay: payChoices,
  closes_within: closingDays,
  self_tape: tapeChoices,
};

/** How many of the calls have each value of a group; the most first where the values have no order of their own. */
export function countFacet(
  group: CallFacetGroup,
  calls: readonly CountedCall[],
  chosen: CallFilter,
  is_more: boolean,
): CallFacet[] {
  const counted = new Map<string, CallFacet>();
  for (const call of calls) {
    const values = new Map(valuesOf[group](call, chosen).map((value) => [value.value, value]));
    for (const { value, label } of values.values()) {
      const facet = counted.get(value) ?? { value, label, count: 0, is_more };
      counted.set(value, { ...facet, count: facet.count + 1 });
    }
  }
  const order = fixedOrder[group];
  const found = [...counted.values()];
  if (order) return order.flatMap((value) => counted.get(value) ?? []);
  const sorted = found.sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1));
  return group === "profession" ? sorted.slice(0, callFacetLimits.professions) : sorted;
}
