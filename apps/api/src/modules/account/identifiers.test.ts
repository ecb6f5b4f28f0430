import { describe, expect, it } from "vitest";
import { identifierKey, possiblePhones } from "./identifiers.ts";

describe("identifierKey", () => {
  it("is the same for spellings that people cannot tell apart", () => {
    expect(identifierKey("Ａsha")).toBe(identifierKey("asha"));
    expect(identifierKey("José")).toBe(identifierKey("JOSE\u0301"));
  });
});

describe("possiblePhones", () => {
  it("takes a number with its country as it is", () => {
    expect(possiblePhones("+44 7700 900-123")).toEqual(["+447700900123"]);
  });

  it("offers the countries of the forms for one without", () => {
    const countries = ["+91", "+1", "+44", "+61", "+81"].map((code) => `${code}7700900123`);
    expect(possiblePhones("07700 900123")).toEqual(["+07700900123", ...countries]);
  });

  it.each(["asha", "asha@example.com", "123", "+", "1".repeat(16), "12a45"])(
    "finds no number in %s",
    (text) => {
      expect(possiblePhones(text)).toEqual([]);
    },
  );
});
