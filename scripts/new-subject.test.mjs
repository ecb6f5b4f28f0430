import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeSubject } from "./new-subject.mjs";
import { copyWorkspace } from "./workspace-copy.mjs";

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

/** As `npm run check` has them: the first is of all that runs on Node. */
const projects = [".", "apps/web", "e2e"];

beforeAll(() => {
  const paths = ["tsconfig.json", "tsconfig.base.json", ...packages];
  copyWorkspace(root, folder, { paths, packages });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("writes a subject that type-checks, touches at most eight files, and is not written twice", () => {
  const { written, changed, left } = writeSubject(folder, "review");
  expect(left, "each registration finds its place").toEqual([]);
  expect(changed.length).toBeLessThanOrEqual(8);
  expect(written).toContain("apps/api/src/modules/review/review-routes.ts");
  const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
  for (const path of projects) {
    const args = [tsc, "-p", path, "--checkers", "1"];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    expect([path, stdout]).toEqual([path, ""]);
  }
  expect(() => writeSubject(folder, "review")).toThrow("exists already");
}, 300_000);

it("asks for one word", () => {
  expect(() => writeSubject(folder, "Stage Review")).toThrow(
    "one word in the singular, such as: npm run new:subject -- review",
  );
});
