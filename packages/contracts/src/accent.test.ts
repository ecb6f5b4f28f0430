import { describe, expect, it } from "vitest";
import { categoryAccent, eventAccent, professionAccent } from "./accent.ts";

describe("categoryAccent", () => {
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
});

describe("eventAccent", () => {
  it("maps each kind of work to its accent", () => {
    const names = [
      "Theatre",
      "Film",
      "Dance",
      "Modelling",
      "Singing",
      "Voice-over",
      "Anchoring",
      "Crew",
      "Fund-raising",
      null,
    ];
    const accents = names.map((category_name) => eventAccent({ kind: "event", category_name }));
    expect(accents).toEqual([
      "amber",
      "amber",
      "amber",
      "rose",
      "steel",
      "steel",
      "fern",
      "lilac",
      "lilac",
      "lilac",
    ]);
  });

  it("gives all campaigns the same accent", () => {
    expect(eventAccent({ kind: "crowdfunding", category_name: "Theatre" })).toBe("straw");
  });
});

describe("professionAccent", () => {
  it.each([
    ["Actor", "amber"],
    ["Model", "rose"],
    ["Voice artist", "steel"],
    ["Anchor", "fern"],
    ["Director", "lilac"],
    ["Costume designer", "lilac"],
  ])("gives %s the accent %s", (profession, accent) => {
    expect(professionAccent(profession)).toBe(accent);
  });
});
