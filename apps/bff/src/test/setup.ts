import { afterEach, beforeEach, expect, vi } from "vitest";

/** Whatever complains on the console fails the test that made it. */
const spies = () => [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
let watched: ReturnType<typeof spies> = [];

beforeEach(() => {
  watched = spies();
});

afterEach(() => {
  const issues = watched.flatMap(({ mock }) => mock.calls);
  vi.restoreAllMocks();
  expect(issues).toEqual([]);
});
