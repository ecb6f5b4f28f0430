import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeSubject } from "./new-subject.mjs";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "callboard-subject-"));
const packages = [
  "packages/contracts",
  "packages/server-kit",
  "apps/api",
  "apps/bff",
  "apps/web",
  "e2e",
  "scripts",
];

const isSource = (path) => !/node_modules|dist|\.data/.test(path.slice(root.length));

/** The packages that are installed, but the workspace's own as the copy has them. */
function linkPackages(path) {
  const [from, to] = [join(root, path, "node_modules"), join(folder, path, "node_modules")];
  if (!existsSync(from)) return;
  mkdirSync(join(to, "@callboard"), { recursive: true });
  for (const name of readdirSync(from)) {
    if (!name.startsWith(".") && name !== "@callboard") symlinkSync(join(from, name), join(to, name));
  }
  const own = existsSync(join(from, "@callboard")) ? readdirSync(join(from, "@callboard")) : [];
  for (const name of own) {
    const copy = packages.find((each) => each.endsWith(`/${name}`));
    symlinkSync(copy ? join(folder, copy) : join(from, "@callboard", name), join(to, "@callboard", name));
  }
}

beforeAll(() => {
  cpSync(join(root, "tsconfig.base.json"), join(folder, "tsconfig.base.json"));
  for (const path of packages) {
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isSource });
    linkPackages(path);
  }
  linkPackages(".");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("writes a subject that type-checks, touches at most eight files, and is not written twice", () => {
  const { written, changed, left } = writeSubject(folder, "review");
  expect(left, "each registration finds its place").toEqual([]);
  expect(changed.length).toBeLessThanOrEqual(8);
  expect(written).toContain("apps/api/src/modules/review/review-routes.ts");
  const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
  for (const path of packages.filter((each) => each !== "scripts")) {
    const { stdout } = spawnSync(process.execPath, [tsc, "-p", path], { cwd: folder, encoding: "utf8" });
    expect([path, stdout]).toEqual([path, ""]);
  }
  expect(() => writeSubject(folder, "review")).toThrow("exists already");
}, 300_000);

it("asks for one word", () => {
  expect(() => writeSubject(folder, "Stage Review")).toThrow("one word in the singular");
});
