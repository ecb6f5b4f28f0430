import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Gurpreet S. Dhanoa", "GD"],
  ["  rhea   katariya ", "RK"],
  ["Shibu", "S"],
  ["आशा भोसले", "आभ"],
  ["🎭 Troupe", "🎭T"],
  ["", ""],
])("shortens %j to %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
