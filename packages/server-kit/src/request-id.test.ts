import { describe, expect, it } from "vitest";
import { requestIdOf } from "./request-id.ts";

const idOf = (given?: string | string[]) =>
  requestIdOf({ headers: given === undefined ? {} : { "x-request-id": given } });

describe("requestIdOf", () => {
  it("takes over a valid id", () => {
    expect(idOf("4f1c9b0a-1.2_3")).toBe("4f1c9b0a-1.2_3");
  });

  it.each([
    ["none", undefined],
    ["an empty one", ""],
    ["a long one", "a".repeat(65)],
    ["one with other characters", "a\nb"],
    ["several", ["a", "b"]],
  ])("makes a new one of %s", (_name, given) => {
    const id = idOf(given);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(idOf(given)).not.toBe(id);
  });
});
