import type { CallFilter } from "@callboard/contracts/call-filter";
import type { CallsState } from "./calls-url.ts";

/** What the gateway is asked for; the values were checked when the address was read. */
export function callsInput({ category, closes, tape, fair, ...calls }: CallsState) {
  const further = { ...calls, closes_within: closes, self_tape: tape } as CallFilter;
  return {
    ...further,
    ...(category !== undefined && { category_id: Number(category) }),
    ...(fair !== undefined && { is_fair: true }),
  };
}
