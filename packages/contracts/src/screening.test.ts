import { describe, expect, it } from "vitest";
import { isHeld } from "./finding.ts";
import { disguisedContact } from "./screening/disguised-contact.ts";
import { feeWording } from "./screening/fee-wording.ts";
import { type ScreenedFields, screenEvent, screeningRules } from "./screening.ts";
import { fairTexts } from "./test/fair-texts.ts";
import { disguisedTexts, feeTexts } from "./test/unfair-texts.ts";

const fairCall: ScreenedFields = {
  kind: "event",
  today: "2026-05-01",
  title: "Chorus of forty",
  tags: "chorus",
  description: "Forty voices for one evening.",
  email: "asha@lantern.co.uk",
  website: "https://www.lantern.co.uk/chorus",
  price: 120,
  start_date: "2026-07-01",
};

const found = (fields: Partial<ScreenedFields>) =>
  screenEvent({ ...fairCall, ...fields }).map(({ rule, severity, field }) => `${rule} ${severity} ${field}`);

describe("wording that asks for fees", () => {
  it.each(feeTexts)("is found in: %s", (text) => {
    expect(feeWording(text)).not.toBeNull();
  });
  it.each(fairTexts)("is not found in: %s", (text) => {
    expect(feeWording(text)).toBeNull();
  });

  it("is found in capitals and between other sentences", () => {
    for (const text of feeTexts) {
      expect([text, feeWording(`Come as you are. ${text.toUpperCase()}`)]).not.toEqual([text, null]);
    }
  });

  it("is held in any text of a call, and pointed out in one of a campaign", () => {
    const text = "Registration fee 500";
    for (const field of ["title", "tags", "description"]) {
      expect(found({ [field]: text })).toEqual([`fees hold ${field}`]);
    }
    expect(found({ description: text, kind: "crowdfunding" })).toEqual(["fees note description"]);
  });

  it("names the words", () => {
    const [first] = screenEvent({ ...fairCall, description: "A small r3gistration f33 is taken." });
    expect(first?.text).toBe(
      "“r3gistration f33” reads as if applicants had to pay. A fair call costs them nothing.",
    );
  });
});

describe("contacts in disguise", () => {
  it.each(disguisedTexts)("are found in: %s", (text) => {
    expect(disguisedContact(text)).not.toBeNull();
  });
  it.each(fairTexts)("are not found in: %s", (text) => {
    expect(disguisedContact(text)).toBeNull();
  });
  it("are held", () => {
    expect(found({ title: "Mail star at gmail dot com" })).toEqual(["disguised-contact hold title"]);
  });
});

describe("the domain of the e-mail address", () => {
  it.each([
    ["asha@lantern.co.uk", "https://lantern.co.uk", []],
    ["asha@mail.lantern.co.uk", "https://tickets.lantern.co.uk/now", []],
    ["asha@LANTERN.example.com", "https://example.com", []],
    ["asha@bücher.de", "https://xn--bcher-kva.de", []],
    ["asha@gmail.com", "https://lantern.co.uk", ["email-domain note email"]],
    ["asha@yahoo.co.in", "https://lantern.co.uk", ["email-domain note email"]],
    ["asha@lantern.com", "https://instagram.com/lantern", ["email-domain note email"]],
    ["asha@lantern.com", "https://lantern.github.io", ["email-domain note email"]],
    ["asha@other.co.uk", "https://lantern.co.uk", ["email-domain hold email"]],
    ["asha@lantern-casting.com", "https://lantern.com", ["email-domain hold email"]],
    ["asha@one.github.io", "https://two.github.io", ["email-domain note email"]],
    ["asha@", "https://lantern.com", []],
    ["asha", "lantern", []],
    ["", "", []],
  ])("of %s beside %s", (email, website, findings) => {
    expect(found({ email, website })).toEqual(findings);
  });
});

describe("pay", () => {
  it("is pointed out where it is a token", () => {
    expect(found({ price: 4.99 })).toEqual(["pay note price"]);
    expect(found({ price: 5 })).toEqual([]);
    expect(found({ price: 0.01, kind: "crowdfunding" })).toEqual([]);
    expect(found({ price: Number.NaN })).toEqual([]);
  });
});

describe("the time to apply", () => {
  it.each([
    ["2026-05-05", undefined, []],
    ["2026-05-04", undefined, ["deadline note start_date"]],
    ["2026-07-01", "2026-05-04", ["deadline note apply_by"]],
    ["2026-07-01", "2026-05-01", ["deadline note apply_by"]],
    ["2026-07-01", "2026-04-30", ["deadline hold apply_by"]],
    ["2026-07-01", "", []],
    ["soon", "later", []],
  ])("until %s, by %s", (start_date, apply_by, findings) => {
    expect(found({ start_date, apply_by })).toEqual(findings);
  });
  it("says how many days are left", () => {
    const texts = ["2026-05-01", "2026-05-02", "2026-05-04"].map(
      (start_date) => screenEvent({ ...fairCall, start_date })[0]?.text,
    );
    expect(texts).toEqual([
      "Applications end today. Artists need 4 or more.",
      "Only 1 day to apply. Artists need 4 or more.",
      "Only 3 days to apply. Artists need 4 or more.",
    ]);
  });
  it("does not matter to a campaign", () => {
    expect(found({ kind: "crowdfunding", start_date: "2020-01-01" })).toEqual([]);
  });
});

describe("screening", () => {
  it("finds nothing in a fair call, in an empty form or in one of blanks", () => {
    expect(screenEvent(fairCall)).toEqual([]);
    expect(screenEvent({ kind: "event", today: "2026-05-01" })).toEqual([]);
    expect(found({ title: " ", description: "\n", tags: "" })).toEqual([]);
  });

  it("holds by one hold, whatever else is there, and by no note", () => {
    expect(isHeld([{ severity: "note" }, { severity: "hold" }])).toBe(true);
    expect(isHeld([{ severity: "note" }])).toBe(false);
    expect(isHeld([])).toBe(false);
  });

  it("says what each rule looks at, once", () => {
    expect(new Set(screeningRules.map(({ id }) => id)).size).toBe(screeningRules.length);
    for (const { title, explanation, severities } of screeningRules) {
      expect([title, explanation].every((text) => text.length > 10)).toBe(true);
      expect(severities.length).toBeGreaterThan(0);
    }
  });

  const long = [
    "a".repeat(5_000),
    "a ".repeat(2_500),
    "9 ".repeat(2_500),
    "at ".repeat(1_700),
    "a@".repeat(2_500),
    "a.".repeat(2_500),
    " ".repeat(5_000),
    "(at)".repeat(1_250),
    "name at host ".repeat(380),
    "pay 500 ".repeat(620),
    "registration, ".repeat(350),
    "no registration fee ".repeat(250),
    "refundable ".repeat(450),
    "deposit 500 refundable fee ".repeat(185),
    "one two three ".repeat(350),
    "-".repeat(5_000),
    "f-e-e-".repeat(830),
    "\u200b".repeat(5_000),
    "e\u0301".repeat(2_500),
    "नौ ".repeat(1_600),
    "1234567890".repeat(500),
    "+1 (2) 3-".repeat(550),
  ];
  it.each(long)("takes no longer for hostile texts of 5,000 characters: %#", (text) => {
    const fair = "We look for six people who can carry a tune and a ladder. ".repeat(86);
    const timed = (each: string) => {
      const began = performance.now();
      screenEvent({ ...fairCall, title: "", tags: "", description: each });
      return performance.now() - began;
    };
    timed(fair);
    const usual = Math.min(timed(fair), timed(fair), timed(fair));
    expect(Math.min(timed(text), timed(text), timed(text))).toBeLessThan(Math.max(usual, 1) * 20);
  });
});
