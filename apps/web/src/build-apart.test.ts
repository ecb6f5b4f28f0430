import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const app = resolve(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "callboard-apart-"));
const copy = join(folder, "apps/web");

/** Classes that nothing of the site has, in pieces: its stylesheet reads this file too. */
const onlyThere = [
  ["mt", "[7373px]"],
  ["grid", "cols", "11"],
].map((parts) => parts.join("-"));

/** Written by the build of the back office alone. */
const isAdmin = (name: string) => /(^|\/)admin-/.test(name);

async function build(outDir: string, ...options: string[]) {
  const vite = join(app, "node_modules/vite/bin/vite.js");
  await promisify(execFile)(
    process.execPath,
    [vite, "build", "--logLevel", "error", "--outDir", outDir, ...options],
    {
      cwd: copy,
      env: { NODE_ENV: "production" },
    },
  );
}

/** Each file with the hash of its bytes. */
function filesIn(outDir: string): Record<string, string> {
  const names = readdirSync(outDir, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    names
      .filter((name) => statSync(join(outDir, name)).isFile())
      .map((name) => [name, hash("sha256", readFileSync(join(outDir, name)))]),
  );
}

const without = join(folder, "without");
const both = join(folder, "both");

beforeAll(async () => {
  cpSync(app, copy, { recursive: true, filter: (path) => !/\/(node_modules|dist[\w-]*)$/.test(path) });
  symlinkSync(join(app, "node_modules"), join(copy, "node_modules"));
  symlinkSync(resolve(app, "../../tsconfig.base.json"), join(folder, "tsconfig.base.json"));
  rmSync(join(copy, "src/admin"), { recursive: true });
  await build(without);
  cpSync(join(app, "src/admin"), join(copy, "src/admin"), { recursive: true });
  mkdirSync(join(copy, "src/admin/more"));
  writeFileSync(join(copy, "src/admin/more/more.tsx"), `export const more = "${onlyThere.join(" ")}";\n`);
  await build(both);
  await build(both, "--config", "vite.admin.config.ts");
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the build of the back office", () => {
  it("leaves every file of the site what it is without it", () => {
    const site = Object.entries(filesIn(both)).filter(([name]) => !isAdmin(name));
    expect(Object.fromEntries(site)).toEqual(filesIn(without));
    expect(site.length).toBeGreaterThan(100);
  });

  it("has a manifest, a script and a stylesheet of its own", () => {
    const own = Object.keys(filesIn(both)).filter(isAdmin);
    expect(own).toContain(".vite/admin-manifest.json");
    expect(own).toContain(".vite/admin-document-script.js");
    const styles = own
      .filter((name) => name.endsWith(".css"))
      .map((name) => readFileSync(join(both, name), "utf8"));
    expect(styles.join()).toContain("7373px");
    const manifest = JSON.parse(readFileSync(join(both, ".vite/admin-manifest.json"), "utf8"));
    const others = Object.keys(manifest).filter((name) => /src\/(app|features)\//.test(name));
    expect(others).toEqual([]);
  });

  it("is in no manifest, script or stylesheet of the site", () => {
    const site = Object.keys(filesIn(both)).filter((name) => !isAdmin(name) && /\.(js|css|json)$/.test(name));
    const holding = site.filter((name) =>
      /src\/admin|admin-start|7373px/.test(readFileSync(join(both, name), "utf8")),
    );
    expect(holding).toEqual([]);
  });
});
