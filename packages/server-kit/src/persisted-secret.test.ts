import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { persistedSecret } from "./persisted-secret.ts";

const folder = mkdtempSync(join(tmpdir(), "callboard-key-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("persistedSecret", () => {
  it("creates a secret once, readable by this user only", () => {
    const secret = persistedSecret(folder, "otp-key");
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(persistedSecret(folder, "otp-key")).toBe(secret);
    expect(persistedSecret(folder, "other-key")).not.toBe(secret);
    expect(statSync(join(folder, "otp-key")).mode & 0o777).toBe(0o600);
  });
});
