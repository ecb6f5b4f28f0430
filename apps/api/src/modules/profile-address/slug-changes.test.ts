import { describe, expect, it } from "vitest";
import { lockedUntil, withChange } from "./slug-changes.ts";

const day = 86_400_000;
const now = new Date("2026-11-20T08:00:00.000Z");
const ago = (days: number) => new Date(now.getTime() - days * day).toISOString();

describe("the changes of a slug", () => {
  it("are free until three count", () => {
    expect(lockedUntil([], now)).toBeNull();
    expect(lockedUntil([ago(2), ago(1)], now)).toBeNull();
  });

  it("are locked until the first of three is thirty days old", () => {
    expect(lockedUntil([ago(10), ago(2), ago(1)], now)?.toISOString()).toBe(ago(-20));
    expect(lockedUntil([ago(30), ago(2), ago(1)], now)).toBeNull();
  });

  it("are kept as far as they count", () => {
    expect(withChange([ago(3), ago(2), ago(1)], now)).toEqual([ago(2), ago(1), ago(0)]);
    expect(withChange([], now)).toEqual([ago(0)]);
  });
});
