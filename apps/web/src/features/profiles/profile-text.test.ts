import { describe, expect, it } from "vitest";
import { professionAccent } from "./profession-accent.ts";
import { excerptOf } from "./profile-text.ts";

describe("excerptOf", () => {
  it("puts a short text on one line uncut", () => {
    expect(excerptOf(" Stage first.\n\nThen film. ")).toBe("Stage first. Then film.");
  });

  it("truncates a long one with an ellipsis", () => {
    const cut = excerptOf("word ".repeat(60));
    expect(cut).toHaveLength(160);
    expect(cut.endsWith("…")).toBe(true);
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
