import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { keptKey } from "./kept-key.ts";

const folder = mkdtempSync(join(tmpdir(), "callboard-key-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("keptKey", () => {
  it("makes a key once, for this user's eyes", () => {
    const key = keptKey(folder, "otp-key");
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(keptKey(folder, "otp-key")).toBe(key);
    expect(keptKey(folder, "other-key")).not.toBe(key);
    expect(statSync(join(folder, "otp-key")).mode & 0o777).toBe(0o600);
  });
});
