import { expect, it } from "vitest";
import { eventAccent } from "./event-accent.ts";

it("maps each kind of work to its accent", () => {
  const names = ["Theatre", "Film", "Dance", "Modelling", "Singing", "Voice-over", "Anchoring", "Crew", null];
  const accents = names.map((category_name) => eventAccent({ kind: "event", category_name }));
  expect(accents).toEqual(["amber", "amber", "amber", "rose", "steel", "steel", "fern", "lilac", "lilac"]);
});

it("gives all campaigns the same accent", () => {
  expect(eventAccent({ kind: "crowdfunding", category_name: "Theatre" })).toBe("straw");
});
