import { expect, it } from "vitest";
import { joinPhone, splitPhone } from "./phone.ts";

it.each([
  ["9876543210", { code: "+44", digits: "9876543210" }],
  ["98765 432-10", { code: "+44", digits: "9876543210" }],
  ["98a7b6", { code: "+44", digits: "9876" }],
  ["+91 98765 43210", { code: "+91", digits: "9876543210" }],
  ["0091 98765 43210", { code: "+91", digits: "9876543210" }],
  ["+1 (415) 555-0132", { code: "+1", digits: "4155550132" }],
  ["+49 170 1234567", { code: "+44", digits: "491701234567" }],
  ["1234567890123456", { code: "+44", digits: "123456789012" }],
  ["", { code: "+44", digits: "" }],
])("reads %j", (text, parts) => {
  expect(splitPhone(text, "+44")).toEqual(parts);
});

it("is nothing without digits", () => {
  expect(joinPhone({ code: "+91", digits: "" })).toBe("");
  expect(joinPhone({ code: "+91", digits: "1" })).toBe("+911");
});
