import { describe, expect, it } from "vitest";
import { cityOf, excerptOf, locationOf } from "./event-text.ts";

describe("an excerpt", () => {
  it("keeps a text that fits", () => {
    expect(excerptOf("a".repeat(150), 150)).toBe("a".repeat(150));
  });

  it("ends in an ellipsis when cut, without a space before it", () => {
    expect(excerptOf("a".repeat(151), 150)).toBe(`${"a".repeat(150)}…`);
    expect(excerptOf("one two", 4)).toBe("one…");
  });

  it("never splits a surrogate pair", () => {
    expect(excerptOf("🎭🎭🎭", 2)).toBe("🎭🎭…");
  });
});

describe("a place", () => {
  it("is the address, else the city, else Delhi", () => {
    expect(locationOf({ address: "12 Mint Street", present_city: "Pune" })).toBe("12 Mint Street");
    expect(locationOf({ address: "", present_city: "Pune" })).toBe("Pune");
    expect(cityOf({ present_city: "" })).toBe("Delhi");
  });
});
