import { describe, expect, it } from "vitest";
import { createMemoryRevocations } from "./revocations.ts";

describe("revocations", () => {
  it("are remembered until they are of no more use", async () => {
    let now = new Date("2026-03-01T12:00:00Z").getTime();
    const { revoke, isRevoked } = createMemoryRevocations(() => new Date(now));
    const hour = 3_600_000;
    await revoke("short", now + hour);
    await revoke("long", now + 24 * hour);
    expect(await isRevoked("short")).toBe(true);
    expect(await isRevoked("other")).toBe(false);
    now += 2 * hour;
    await revoke("later", now + 24 * hour);
    expect(await isRevoked("short")).toBe(false);
    expect(await isRevoked("long")).toBe(true);
  });
});
