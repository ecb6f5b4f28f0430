import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { type RawSettings, readSettings } from "./read-settings.ts";

const schema = z.object({
  KEY: z.string({ error: "is required" }),
  LEVEL: z.enum(["low", "high"]).default("low"),
});
const rules = {
  secrets: ["KEY"],
  inProduction: ({ LEVEL }: RawSettings) => (LEVEL ? [] : [{ name: "LEVEL", message: "is required here" }]),
  renamed: { VOLUME: "LEVEL" },
};
const read = (source: RawSettings) => readSettings(schema, source, rules);

function folderOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "callboard-settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

describe("readSettings", () => {
  it("reads by the schema; an empty value counts as not set", () => {
    expect(read({ KEY: "k", LEVEL: "", OTHER: "x" }).settings).toEqual({ KEY: "k", LEVEL: "low" });
    expect(read({ KEY: "", LEVEL: "loud" }).issues).toEqual([
      { name: "KEY", message: "is required" },
      { name: "LEVEL", message: expect.stringContaining("low") },
    ]);
  });

  it("takes any setting from a file; an empty file counts as not set", () => {
    const folder = folderOf({ key: "k\n", none: "\n" });
    const source = { KEY_FILE: join(folder, "key"), LEVEL_FILE: join(folder, "none") };
    expect(read(source).settings).toEqual({ KEY: "k", LEVEL: "low" });
    expect(read({ ...source, KEY: "other", LEVEL_FILE: join(folder, "missing") }).issues).toEqual([
      { name: "KEY_FILE", message: "is set beside KEY; keep one of them" },
      { name: "LEVEL_FILE", message: "names a file that cannot be read (ENOENT)" },
    ]);
  });

  it("refuses a former name, and says the new one", () => {
    expect(read({ KEY: "k", VOLUME: "high", VOLUME_FILE: "/level" }).issues).toEqual([
      { name: "VOLUME", message: "is called LEVEL now" },
      { name: "VOLUME_FILE", message: "is called LEVEL_FILE now" },
    ]);
    expect(read({ KEY: "k", VOLUME: "" }).settings).toEqual({ KEY: "k", LEVEL: "low" });
  });

  it.each([
    ["short", "pTz0vY3kQm9cWx7"],
    ["repetitive", "abcabcabcabcabcabcabc"],
    ["taken from an example", "change-me-0123456789"],
    ["one of several", "pTz0vY3kQm9cWx7B, hunter2"],
  ])("refuses in production a secret that is %s", (_name, KEY) => {
    const source = { NODE_ENV: "production", KEY, LEVEL: "high" };
    const message = "is no secret for production: it needs 16 random characters or more";
    expect(read(source).issues).toEqual([{ name: "KEY", message }]);
    expect(read({ ...source, NODE_ENV: "test" }).settings).toEqual({ KEY, LEVEL: "high" });
    expect(read({ ...source, KEY: "pTz0vY3kQm9cWx7B,r4Nf8sLq2Jd6Hg1K" }).issues).toBeNull();
  });

  it("reports what only production requires, together with everything else", () => {
    const issues = read({ NODE_ENV: "production", KEY: "k" }).issues;
    expect(issues?.map(({ name }) => name)).toEqual(["KEY", "LEVEL"]);
    expect(read({ KEY: "k" }).issues).toBeNull();
  });
});
