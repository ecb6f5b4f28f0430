import { adminAt, calm, loading } from "./admin-scenarios.ts";
import type { Entry } from "./entry.ts";
import { at, shows } from "./scenarios.ts";

const which = /^numbers\.list$/;
const nothing = (data: unknown) => {
  const numbers = data as { values: Record<string, number[]> };
  const values = Object.entries(numbers.values).map(([name, steps]) => [name, steps.map(() => 0)]);
  return { ...numbers, values: Object.fromEntries(values) };
};

/** The numbers of the site. */
export const numberStates: readonly Entry[] = [
  {
    route: "/admin/*",
    who: "administrator",
    part: "/admin/numbers",
    isOnDesk: true,
    states: {
      numbers: at("/admin/numbers?unit=month", calm),
      "numbers, loading": adminAt("/admin/numbers", which, "held", shows("heading", "Numbers"), loading),
      "numbers, failed": adminAt("/admin/numbers", which, "failed", shows("alert")),
      "numbers, of nothing": adminAt("/admin/numbers", which, nothing, calm),
    },
  },
];
