import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { type Given, readSettings } from "./read-settings.ts";

const schema = z.object({
  KEY: z.string({ error: "is required" }),
  LEVEL: z.enum(["low", "high"]).default("low"),
});
const rules = {
  secrets: ["KEY"],
  inProduction: ({ LEVEL }: Given) => (LEVEL ? [] : [{ name: "LEVEL", message: "is required here" }]),
};
const read = (source: Given) => readSettings(schema, source, rules);

function folderOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "callboard-settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

describe("readSettings", () => {
  it("reads by the schema; an empty value counts as none", () => {
    expect(read({ KEY: "k", LEVEL: "", OTHER: "x" }).settings).toEqual({ KEY: "k", LEVEL: "low" });
    expect(read({ KEY: "", LEVEL: "loud" }).complaints).toEqual([
      { name: "KEY", message: "is required" },
      { name: "LEVEL", message: expect.stringContaining("low") },
    ]);
  });

  it("takes any setting from a file; an empty file counts as none", () => {
    const folder = folderOf({ key: "k\n", none: "\n" });
    const source = { KEY_FILE: join(folder, "key"), LEVEL_FILE: join(folder, "none") };
    expect(read(source).settings).toEqual({ KEY: "k", LEVEL: "low" });
    expect(read({ ...source, KEY: "other", LEVEL_FILE: join(folder, "missing") }).complaints).toEqual([
      { name: "KEY_FILE", message: "is set beside KEY; keep one of them" },
      { name: "LEVEL_FILE", message: "names a file that cannot be read (ENOENT)" },
    ]);
  });

  it.each([
    ["short", "pTz0vY3kQm9cWx7"],
    ["monotonous", "abcabcabcabcabcabcabc"],
    ["out of an example", "change-me-0123456789"],
    ["one of several", "pTz0vY3kQm9cWx7B, hunter2"],
  ])("refuses in production a secret that is %s", (_name, KEY) => {
    const source = { NODE_ENV: "production", KEY, LEVEL: "high" };
    const message = "is no secret for production: it needs 16 random characters or more";
    expect(read(source).complaints).toEqual([{ name: "KEY", message }]);
    expect(read({ ...source, NODE_ENV: "test" }).settings).toEqual({ KEY, LEVEL: "high" });
    expect(read({ ...source, KEY: "pTz0vY3kQm9cWx7B,r4Nf8sLq2Jd6Hg1K" }).complaints).toBeNull();
  });

  it("complains in production of what is asked for there alone, together with everything else", () => {
    const complaints = read({ NODE_ENV: "production", KEY: "k" }).complaints;
    expect(complaints?.map(({ name }) => name)).toEqual(["KEY", "LEVEL"]);
    expect(read({ KEY: "k" }).complaints).toBeNull();
  });
});
