import { afterEach, beforeEach, expect, vi } from "vitest";

/** Whatever complains on the console fails the test that made it. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const complaints = [vi.mocked(console.error), vi.mocked(console.warn)].flatMap((spy) => spy.mock.calls);
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
