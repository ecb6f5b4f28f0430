import { describe, expect, it } from "vitest";
import { demoAgencies } from "./agencies.ts";
import { demoArtists } from "./artists.ts";

const people = [...demoArtists, ...demoAgencies];

describe("the demo's people", () => {
  it("are forty, each with their own words", () => {
    expect(people).toHaveLength(40);
    for (const field of ["username", "name", "about"] as const) {
      expect(new Set(people.map((person) => person[field])).size).toBe(40);
    }
    for (const { about } of people) expect(about.match(/[.!?](\s|$)/g)?.length).toBeGreaterThanOrEqual(2);
  });
});
