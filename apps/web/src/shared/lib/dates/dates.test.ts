import { afterEach, describe, expect, it } from "vitest";
import { formatDay } from "./dates.ts";

describe("formatDay", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
  });

  it.each(["UTC", "Asia/Kolkata", "America/Los_Angeles", "Pacific/Kiritimati"])(
    "says the day in UTC in %s",
    (name) => {
      process.env.TZ = name;
      expect(formatDay("2026-03-05T23:30:00.000Z")).toBe("05 Mar 2026");
      expect(formatDay("2026-03-05T00:15:00Z")).toBe("05 Mar 2026");
    },
  );
});
