import { expect, it } from "vitest";
import { gelOf } from "./gel-of.ts";

it("gives each kind of work its colour", () => {
  const names = ["Theatre", "Film", "Dance", "Modelling", "Singing", "Voice-over", "Anchoring", "Crew", null];
  const gels = names.map((category_name) => gelOf({ kind: "event", category_name }));
  expect(gels).toEqual(["amber", "amber", "amber", "rose", "steel", "steel", "fern", "lilac", "lilac"]);
});

it("gives every campaign the same", () => {
  expect(gelOf({ kind: "crowdfunding", category_name: "Theatre" })).toBe("straw");
});
