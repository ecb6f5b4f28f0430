import { describe, expect, it } from "vitest";
import { gelOfProfession } from "./gel-of-profession.ts";
import { excerptOf } from "./profile-words.ts";

describe("excerptOf", () => {
  it("puts a short text on one line and leaves it whole", () => {
    expect(excerptOf(" Stage first.\n\nThen film. ")).toBe("Stage first. Then film.");
  });

  it("cuts a long one with an ellipsis", () => {
    const cut = excerptOf("word ".repeat(60));
    expect(cut).toHaveLength(160);
    expect(cut.endsWith("…")).toBe(true);
  });
});

describe("gelOfProfession", () => {
  it.each([
    ["Actor", "amber"],
    ["Model", "rose"],
    ["Voice artist", "steel"],
    ["Anchor", "fern"],
    ["Director", "lilac"],
    ["Costume designer", "lilac"],
  ])("lights %s in %s", (profession, gel) => {
    expect(gelOfProfession(profession)).toBe(gel);
  });
});
