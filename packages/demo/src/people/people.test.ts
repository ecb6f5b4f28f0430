import { describe, expect, it } from "vitest";
import { demoAgencies } from "./agencies.ts";
import { demoArtists } from "./artists.ts";
import { resumeInput } from "./resume-input.ts";

const people = [...demoArtists, ...demoAgencies];

describe("the demo's people", () => {
  it("are forty, each with their own words", () => {
    expect(people).toHaveLength(40);
    for (const field of ["username", "name", "about"] as const) {
      expect(new Set(people.map((person) => person[field])).size).toBe(40);
    }
    for (const artist of demoArtists) {
      const { skills, languages } = resumeInput(artist);
      expect(new Set(skills).size).toBe(2);
      expect(new Set(languages.map(({ name }) => name)).size).toBe(languages.length);
    }
    expect(demoArtists.filter((artist) => resumeInput(artist).memberships.length > 0).length).toBeGreaterThan(
      2,
    );
    for (const { about } of people) expect(about.match(/[.!?](\s|$)/g)?.length).toBeGreaterThanOrEqual(2);
  });
});
