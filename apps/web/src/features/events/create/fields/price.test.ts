import { expect, it } from "vitest";
import { completePrice } from "./price.ts";

it.each([
  ["120", "120.00"],
  ["120.5", "120.50"],
  ["120,50", "120.50"],
  [" €1,200 ", "1200.00"],
  ["1,200,000.75", "1200000.75"],
  ["0", "0.00"],
  ["-5", "-5"],
  ["1.005", "1.005"],
  ["ten", "ten"],
  ["", ""],
])("completes %j to %j", (written, price) => {
  expect(completePrice(written)).toBe(price);
});
