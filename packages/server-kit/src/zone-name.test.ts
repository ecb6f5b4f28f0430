import { expect, it } from "vitest";
import { zoneName } from "./zone-name.ts";

it.each([
  ["Asia/Kolkata", "2026-12-12T12:30:00Z", "IST"],
  ["Europe/London", "2026-07-01T12:00:00Z", "BST"],
  ["Europe/London", "2026-12-01T12:00:00Z", "GMT"],
  ["America/New_York", "2026-12-01T12:00:00Z", "EST"],
  ["Asia/Tokyo", "2026-12-01T12:00:00Z", "GMT+9"],
])("names the clocks of %s at %s", (timeZone, at, name) => {
  expect(zoneName(timeZone, new Date(at))).toBe(name);
});
