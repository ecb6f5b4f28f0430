import { createLog } from "@callboard/server-kit/create-log";
import { describe, expect, it } from "vitest";
import { configuredKeys } from "./configured-keys.ts";

function readKeys(secrets: string[]) {
  const lines: string[] = [];
  return {
    keys: configuredKeys(secrets, createLog("info", { destination: { write: (line) => lines.push(line) } })),
    lines,
  };
}

describe("the configured session keys", () => {
  const [first, second] = ["a".repeat(32), "b".repeat(32)];

  it("are one for each secret, the same in every gateway", () => {
    const { keys, lines } = readKeys([first, second]);
    expect(keys).toHaveLength(2);
    expect(keys).toEqual(readKeys([first, second]).keys);
    expect(new Set(keys.map(({ id }) => id)).size).toBe(2);
    expect(lines).toEqual([]);
  });

  it("are random without a secret, which the log tells", () => {
    const { keys, lines } = readKeys([]);
    expect(keys).not.toEqual(readKeys([]).keys);
    expect(lines.join()).toContain("SESSION_KEYS is not set");
  });
});
