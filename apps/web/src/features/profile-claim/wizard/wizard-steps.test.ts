import { describe, expect, it } from "vitest";
import { askedStep, reachableStep, stepUrl } from "./wizard-steps.ts";

describe("askedStep", () => {
  it.each([
    ["", 1],
    ["?step=2", 2],
    ["?step=3", 3],
    ["?step=9", 3],
    ["?step=0", 1],
    ["?step=-2", 1],
    ["?step=two", 1],
  ])("parses %j as %i", (search, step) => {
    expect(askedStep(new URLSearchParams(search))).toBe(step);
  });
});

describe("stepUrl", () => {
  it("adds the step to the other search params, and omits the first one", () => {
    const search = new URLSearchParams("?from=footer&step=2");
    expect(stepUrl("/claim", search, 3)).toBe("/claim?from=footer&step=3");
    expect(stepUrl("/claim", search, 1)).toBe("/claim?from=footer");
    expect(stepUrl("/claim", new URLSearchParams(), 1)).toBe("/claim");
  });
});

describe("reachableStep", () => {
  const steps = [0, 1, 2].map((done) => ({ isValid: (values: unknown) => Number(values) > done }));

  it.each([
    [3, 0, 1],
    [3, 1, 2],
    [3, 2, 3],
    [3, 3, 3],
    [1, 3, 1],
    [2, 0, 1],
  ])("answers step %i with %i steps done by step %i", (asked, done, shown) => {
    expect(reachableStep(asked, steps, done)).toBe(shown);
  });
});
