import { describe, expect, it } from "vitest";
import { commentDate, publicationDate } from "./dates.ts";

const now = new Date("2026-11-21T02:00:00.000Z");

describe("publicationDate", () => {
  it("is the same on every start of a day, and moves with the day", () => {
    const morning = publicationDate(now, "a-slug", 12);
    const evening = publicationDate(new Date("2026-11-21T22:00:00.000Z"), "a-slug", 12);
    const tomorrow = publicationDate(new Date("2026-11-22T02:00:00.000Z"), "a-slug", 12);
    expect(evening).toEqual(morning);
    expect(tomorrow.getTime() - morning.getTime()).toBe(86_400_000);
    expect(morning.toISOString()).toMatch(/^2026-11-09T/);
  });

  it("is never in the future", () => {
    expect(publicationDate(now, "a-slug", 0).getTime()).toBeLessThan(now.getTime());
  });
});

describe("commentDate", () => {
  it("lies so many days behind the article, but not in the future", () => {
    const published = new Date("2026-11-20T00:00:00.000Z");
    expect(commentDate(now, published, 0.5)).toEqual(new Date("2026-11-20T12:00:00.000Z"));
    expect(commentDate(now, published, 9).getTime()).toBeLessThan(now.getTime());
  });
});
