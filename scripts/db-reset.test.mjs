import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-reset-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const keys = ["apikey", "otp-key", "session-key", "vapid-private-key"];
const folders = ["db", "media", "private", "mail", "uploads", "dev"];

function fill() {
  for (const name of [...keys, "db.lock", "outbox.jsonl"]) writeFileSync(join(folder, name), "something");
  for (const name of folders) {
    mkdirSync(join(folder, name, "below"), { recursive: true });
    writeFileSync(join(folder, name, "below", "file"), "something");
  }
}

/** Runs the command on the folder, and says yes. */
function reset(env = {}) {
  const options = {
    encoding: "utf8",
    env: { PATH: process.env.PATH, DATABASE_URL: "", DATA_DIR: folder, ...env },
  };
  return spawnSync(process.execPath, [join(import.meta.dirname, "db-reset.mjs"), "--yes"], options);
}

it("deletes everybody's data, files and mails, and keeps the keys", () => {
  fill();
  expect(reset().status).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(keys);
});

it("deletes nothing where the data lies in PostgreSQL, however that is named", () => {
  fill();
  for (const env of [{ DATABASE_URL: "postgres://x" }, { DATABASE_URL_FILE: "/run/secrets/url" }]) {
    const { status, stderr } = reset(env);
    expect(status).toBe(1);
    expect(stderr).toContain("DATABASE_URL is set");
    expect(existsSync(join(folder, "media/below/file"))).toBe(true);
  }
});

it("deletes nothing in a folder of something else", () => {
  mkdirSync(join(folder, "media"));
  expect(reset().stdout).toContain("Nothing to reset");
  expect(readdirSync(folder)).toEqual(["media"]);
});
