import type * as fs from "node:fs";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { persistedSecret } from "./persisted-secret.ts";

/** What happens once, while a program has begun to write a file and has not ended. */
const whileWriting = vi.hoisted(() => ({ act: () => {} }));
vi.mock("node:fs", async (original) => {
  const real = await original<typeof fs>();
  const writeFileSync: typeof fs.writeFileSync = (path, text, options) => {
    real.writeFileSync(path, "", options);
    const { act } = whileWriting;
    whileWriting.act = () => {};
    act();
    real.writeFileSync(path, text);
  };
  return { ...real, writeFileSync };
});

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), "callboard-key-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe("persistedSecret", () => {
  it("creates a secret once, readable by this user only", () => {
    const folder = join(createFolder(), "new");
    const before = process.umask(0);
    onTestFinished(() => void process.umask(before));
    const secret = persistedSecret(folder, "otp-key");
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(persistedSecret(folder, "otp-key")).toBe(secret);
    expect(persistedSecret(folder, "other-key")).not.toBe(secret);
    expect([modeOf(folder), modeOf(join(folder, "otp-key"))]).toEqual(["700", "600"]);
  });

  it("is one whole secret for two programs, one of which begins while the other is writing it", () => {
    const folder = createFolder();
    let other = "";
    whileWriting.act = () => {
      other = persistedSecret(folder, "otp-key");
    };
    expect(persistedSecret(folder, "otp-key")).toBe(other);
    expect(other).toMatch(/^[\w-]{43}$/);
    expect(readdirSync(folder)).toEqual(["otp-key"]);
  });
});
