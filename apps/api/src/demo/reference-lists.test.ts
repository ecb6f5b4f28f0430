import { knownCities } from "@callboard/contracts/city-zones";
import { demoEventCategories } from "@callboard/demo/events/event-categories";
import { readEvents } from "@callboard/demo/events/events";
import { demoVenues } from "@callboard/demo/events/venues";
import { demoAgencies } from "@callboard/demo/people/agencies";
import { demoArtists } from "@callboard/demo/people/artists";
import { describe, expect, it } from "vitest";
import { defaultEventCategories, defaultProfessions } from "../modules/reference/default-lists.ts";

const cities = new Set(knownCities.map(({ name }) => name));
const largestCities = knownCities.slice(0, 12).map(({ name }) => name);

describe("the demo's people", () => {
  it("live in cities and have professions that the forms offer", () => {
    const professions = new Set<string>(defaultProfessions);
    for (const { city, profession, username } of [...demoArtists, ...demoAgencies]) {
      expect([cities.has(city), professions.has(profession)], username).toEqual([true, true]);
    }
  });
});

describe("the demo's calls and campaigns", () => {
  it("take place in the twelve largest cities and a few more, at houses that exist", () => {
    const calls = readEvents().filter(({ kind }) => kind === "event");
    for (const city of largestCities) {
      expect(calls.filter((call) => call.city === city).length, city).toBeGreaterThanOrEqual(5);
    }
    const elsewhere = calls.filter(({ city }) => !largestCities.includes(city));
    expect(elsewhere.length).toBeLessThanOrEqual(8);
    for (const { city } of Object.values(demoVenues)) expect(cities.has(city), city).toBe(true);
  });

  it("have the categories that the forms offer", () => {
    expect(demoEventCategories.map(({ name }) => name)).toEqual([...defaultEventCategories]);
  });
});
