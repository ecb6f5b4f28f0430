import { expect, it } from "vitest";
import { categoryAccent } from "./category-accent.ts";

it.each([
  ["Acting craft", "amber"],
  ["Theatre", "amber"],
  ["Modelling", "rose"],
  ["Singing & voice", "steel"],
  ["Anchoring", "fern"],
  ["Production & crew", "lilac"],
  ["Costume & make-up", "lilac"],
  ["Funding a show", "straw"],
  ["Dance & movement", undefined],
  ["Careers & contracts", undefined],
  [null, undefined],
])("gives %s the accent %s", (name, accent) => {
  expect(categoryAccent(name)).toBe(accent);
});
