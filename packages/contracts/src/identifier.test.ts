import { describe, expect, it } from "vitest";
import { signUpInput } from "./account.ts";
import { identifierKey, nameKey, phoneNumber, possiblePhones } from "./identifier.ts";

describe("nameKey", () => {
  it("is the same for spellings that people cannot tell apart", () => {
    expect(nameKey("Ａsha")).toBe(nameKey("asha"));
    expect(nameKey("José")).toBe(nameKey("JOSE\u0301"));
  });
});

describe("phoneNumber", () => {
  it.each([
    ["+9109812345678", "+919812345678"],
    ["+44007700900123", "+447700900123"],
    ["+919812345678", "+919812345678"],
    ["+390612345678", "+390612345678"],
  ])("of %s is %s", (typed, number) => {
    expect(phoneNumber(typed)).toBe(number);
  });
});

describe("possiblePhones", () => {
  it.each([
    "+44 7700 900-123",
    "＋44 (0) 7700.900123",
    "0044 7700 900123",
    "447700900123",
    "\u202a+44\u20117700900123\u202c",
  ])("takes %s, a number with its country, as it is", (typed) => {
    expect(possiblePhones(typed)).toEqual(["+447700900123"]);
  });

  it("offers the countries of the forms for one without", () => {
    const countries = ["+91", "+1", "+44", "+61", "+81"].map((code) => `${code}7700900123`);
    expect(possiblePhones("07700 900123")).toEqual(["+7700900123", ...countries]);
  });

  it.each(["asha", "asha@example.com", "123", "0000", "+", "+0981234567", "1".repeat(16), "12a45"])(
    "finds no number in %s",
    (text) => {
      expect(possiblePhones(text)).toEqual([]);
    },
  );
});

describe("identifierKey", () => {
  const spellings = {
    "a username": ["asha.rao", "ASHA.RAO", "Ａｓｈａ．ｒａｏ"],
    "an email address": ["asha@example.com", "Asha@Example.COM", "ａｓｈａ＠example.com"],
    "a number of India": [
      ...["+919812345678", "+91 98123-45678", "+91 (0) 98123.45678", "919812345678", "00919812345678"],
      ...["9812345678", "09812345678", "０９８１２３４５６７８", "98.12.34.56.78", "\u200e98123 45678"],
    ],
    "a number of another country": ["+353871234567", "353871234567", "00353 87 123-4567"],
    "a number of the United States": ["+14155550123", "1 (415) 555-0123", "415.555.0123"],
  };

  it.each(Object.entries(spellings))("is one for all spellings of %s", (_what, typed) => {
    expect(new Set(typed.map(identifierKey)).size).toBe(1);
  });

  it("is another for each of them", () => {
    const keys = Object.values(spellings).map(([first = ""]) => identifierKey(first));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("is one for all that a number may stand for", () => {
    for (const typed of ["4155550123", "9112345678", "4412345678", "12345", "4799999999", "0911234567890"]) {
      for (const phone of possiblePhones(typed))
        expect([phone, identifierKey(phone)]).toEqual([phone, identifierKey(typed)]);
    }
  });
});

describe("a new username", () => {
  const parsed = (username: string) => signUpInput.shape.username.safeParse(username);

  it.each(["asha", "Asha.Rao", "4k_films", "o-2", "zoë", "đặng", "आशा-राव", "ஆஷா", "عائشة2", "花子さん"])(
    "may be %s",
    (username) => {
      expect(parsed(username).data).toBe(username);
    },
  );

  it("is kept in the width that people read, and in its own case", () => {
    expect(parsed("Ａｓｈａ").data).toBe("Asha");
  });

  it.each([
    ["an invisible character", "as\u200bha"],
    ["a joiner", "as\u200dha"],
    ["a sign of direction", "asha\u202e"],
    ["a soft hyphen", "as\u00adha"],
    ["two scripts", "аsha"],
    ["a script that looks like Latin", "асе"],
    ["a mark on its own", "\u0301asha"],
    ["a letter that is a stroke", "asha\u01c0"],
    ["a picture", "asha\u{1f3ad}"],
    ["digits of two kinds", "asha1२"],
    ["digits of its own script", "आशा२"],
    ["a mark before its letters", "ाशा"],
    ["dots beside each other", "asha..rao"],
    ["a dot at its end", "asha."],
    ["Arabic letters after a digit", "2عائشة"],
    ["a space", "asha rao"],
    ["an @", "asha@rao"],
    ["digits only", "12345"],
    ["a number", "+919800000000"],
    ["a number with separators", "98123-45678"],
    ["a number in full width", "１２３４５"],
  ])("has not %s", (_what, username) => {
    expect(parsed(username).error?.issues[0]?.message).toMatch(/^Use letters/);
  });

  it("is no longer than sixty characters in any width", () => {
    expect(parsed("ﬃ".repeat(21)).success).toBe(false);
    expect(parsed("a".repeat(60)).success).toBe(true);
  });
});

describe("a new number", () => {
  const parsed = (phone: string) => signUpInput.shape.phone.safeParse(phone);

  it("is kept without the zeros of calls within the country", () => {
    expect(parsed("+9109812345678").data).toBe("+919812345678");
  });

  it("is refused where nothing but them is left", () => {
    expect(parsed("+91000").error?.issues[0]?.message).toMatch(/^Enter a valid phone number/);
  });
});
