import * as fs from "node:fs";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { makePrivate } from "./make-private.ts";

vi.mock("node:fs", async (original) => {
  const real = await original<typeof fs>();
  return { ...real, chmodSync: vi.fn(real.chmodSync) };
});

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), "callboard-private-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

it("closes a folder and all that is in it to others", () => {
  const folder = join(createFolder(), "data");
  mkdirSync(join(folder, "db/base"), { recursive: true });
  writeFileSync(join(folder, "db/base/1"), "");
  writeFileSync(join(folder, "program"), "");
  const lax = { "": 0o777, db: 0o755, "db/base": 0o750, "db/base/1": 0o666, program: 0o755 };
  for (const [path, mode] of Object.entries(lax)) chmodSync(join(folder, path), mode);
  expect(makePrivate(folder)).toEqual([]);
  expect(Object.keys(lax).map((path) => modeOf(join(folder, path)))).toEqual([
    ...["700", "700", "700", "600", "700"],
  ]);
});

it("makes a folder that is not there, for this user only", () => {
  const folder = join(createFolder(), "new/data");
  const before = process.umask(0);
  makePrivate(folder);
  process.umask(before);
  expect([modeOf(folder), modeOf(dirname(folder))]).toEqual(["700", "700"]);
});

it("names what belongs to others, and closes the rest", () => {
  const folder = createFolder();
  for (const name of ["of others", "own"]) {
    writeFileSync(join(folder, name), "");
    chmodSync(join(folder, name), 0o644);
  }
  const chmod = vi.mocked(fs.chmodSync);
  const real = chmod.getMockImplementation() as typeof chmodSync;
  onTestFinished(() => void chmod.mockImplementation(real));
  chmod.mockImplementation((path, mode) => {
    if (String(path).endsWith("of others")) throw Object.assign(new Error(), { code: "EPERM" });
    real(path, mode);
  });
  expect(makePrivate(folder)).toEqual([join(folder, "of others")]);
  expect(modeOf(join(folder, "own"))).toBe("600");
});

it("follows no link out of the folder", () => {
  const [folder, elsewhere] = [createFolder(), createFolder()];
  writeFileSync(join(elsewhere, "file"), "");
  chmodSync(join(elsewhere, "file"), 0o644);
  chmodSync(elsewhere, 0o755);
  symlinkSync(elsewhere, join(folder, "folder"));
  symlinkSync(join(elsewhere, "file"), join(folder, "file"));
  symlinkSync(join(elsewhere, "gone"), join(folder, "nothing"));
  expect(makePrivate(folder)).toEqual([]);
  expect([modeOf(elsewhere), modeOf(join(elsewhere, "file"))]).toEqual(["755", "644"]);
});
