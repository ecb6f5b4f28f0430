import { expect, it } from "vitest";
import { formatEuro } from "./money.ts";

it("writes euro, with cents only where there are some", () => {
  const amounts = [120, 120.5, 0, 999.999, 1_000, 1_234_567.89, -25];
  expect(amounts.map(formatEuro)).toEqual([
    "€120",
    "€120.50",
    "€0",
    "€1,000",
    "€1,000",
    "€1,234,567.89",
    "-€25",
  ]);
});
