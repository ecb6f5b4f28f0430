import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "..");
const playwright = createRequire(import.meta.url).resolve("@playwright/test/cli");

/** What the suite does not run is loaded at least: pictures are taken by hand, and nobody would notice. */
it.each(["playwright.config.ts", "screenshots", "specification", "multi-instance"])(
  "%s has tests, each with a title of its own",
  async (config) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [playwright, "test", "--config", config, "--list"],
      { cwd: folder },
    );
    expect(stdout).toMatch(/Total: \d+ tests? in \d+ files?/);
  },
  120_000,
);
