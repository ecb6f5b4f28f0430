import { describe, expect, it } from "vitest";
import { pageOf, startOf } from "./page-of.ts";

describe("pageOf", () => {
  it.each([
    ["", 1],
    ["page=3", 3],
    ["page=0", 1],
    ["page=-2", 1],
    ["page=abc", 1],
    ["page=1e3", 1],
    ["page=1000000000", 1],
    ["page=99999", 1000],
  ])("reads ?%s as %i", (search, page) => {
    expect(pageOf(new URLSearchParams(search))).toBe(page);
  });
});

describe("startOf", () => {
  const cached = (count: number) => ({ pages: Array.from({ length: count }) });

  it("starts at the page itself when nothing is loaded", () => {
    expect(startOf(3, () => undefined)).toBe(3);
  });

  it("starts where the loaded pages that reach it start", () => {
    expect(startOf(3, (start) => (start === 1 ? cached(3) : undefined))).toBe(1);
    expect(startOf(3, (start) => (start === 2 ? cached(2) : undefined))).toBe(2);
  });

  it("does not start with pages that end before it", () => {
    expect(startOf(3, (start) => (start === 1 ? cached(2) : undefined))).toBe(3);
  });
});
