import { staffLimits } from "@callboard/contracts/staff-limits";
import { expect, it } from "vitest";
import { imageName } from "./image-name.ts";

it.each([
  ["poster.png", "poster.png"],
  ["C:\\photos\\poster.png", "poster.png"],
  ["../../poster.png", "poster.png"],
  ["a\u0000b\u001bc.png", "a b c.png"],
  ["  two \n lines.png ", "two lines.png"],
  ["half \ud800.png", "half \ufffd.png"],
  ["", "image"],
  ["folder/", "image"],
  ["\u0007", "image"],
])("calls %j %j", (file, name) => {
  expect(imageName(file)).toBe(name);
});

it("cuts a long name, and no character in two", () => {
  const name = imageName(`${"a".repeat(staffLimits.imageNameMax - 1)}🎭.png`);
  expect(name).toBe(`${"a".repeat(staffLimits.imageNameMax - 1)}\ufffd`);
});
