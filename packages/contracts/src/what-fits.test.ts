import { describe, expect, it } from "vitest";
import { type FitProfile, whatFits } from "./what-fits.ts";

const asha: FitProfile = {
  ...{ present_city: "Pune", travel_cities: "Mumbai, Nashik", ready_to_travel: true, profession: "Actor" },
  ...{ age_range: "26–35", gender: "Female", compensation: "€120 a day" },
};
const call = { present_city: "Pune", price: 120 };
const role = { profession: "actor", age_from: 30, age_to: 40, gender: "Female" as const, pay: null };
const said = (...of: Parameters<typeof whatFits>) =>
  whatFits(...of).map(({ fits, text }) => `${fits ? "✓" : "✗"} ${text}`);

describe("what fits", () => {
  it("is told point by point", () => {
    expect(said(asha, call, role)).toEqual([
      "✓ Pune is among your cities",
      "✓ Your profession",
      "✓ Your gender",
      "✓ Your playing age",
      "✓ Pay of yours or more",
    ]);
    const other = { profession: "Dancer", age_from: 36, age_to: null, gender: "Male" as const, pay: 80 };
    expect(said({ ...asha, ready_to_travel: false }, { ...call, present_city: "Delhi" }, other)).toEqual([
      "✗ Delhi is not among your cities",
      "✗ You do not travel for work",
      "✗ For another profession: Dancer",
      "✗ For another gender: Male",
      "✗ Another playing age than yours",
      "✗ Pay below yours",
    ]);
  });

  it("counts the cities one travels to, and asks a whole call for its city and pay alone", () => {
    expect(said(asha, { present_city: "nashik", price: 90 }, null)).toEqual([
      "✓ nashik is among your cities",
      "✓ You travel for work",
      "✗ Pay below yours",
    ]);
  });

  it.each([
    ["Under 18", 10, 17, true],
    ["Under 18", 18, 30, false],
    ["Over 60", 40, 60, false],
    ["Over 60", 61, null, true],
    ["18–25", null, 18, true],
  ] as const)("holds %s against %s to %s", (age_range, age_from, age_to, fits) => {
    const only = { ...role, profession: null, gender: "any" as const, age_from, age_to };
    expect(whatFits({ ...asha, age_range }, call, only).find(({ id }) => id === "age")?.fits).toBe(fits);
  });

  it.each([
    ["€ 1,200 a week", false],
    ["from 90 euro", true],
    ["₹ 6,000 a day", undefined],
    ["by arrangement", undefined],
  ])("compares pay in euro alone: %s", (compensation, fits) => {
    expect(whatFits({ ...asha, compensation }, call, null).find(({ id }) => id === "pay")?.fits).toBe(fits);
  });
});
