import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { guards, withoutGuard } from "./guards.mjs";

const root = join(import.meta.dirname, "../..");

it.each(guards)("finds the guard of $file once, and its tests: $text", (guard) => {
  expect(() => withoutGuard(root, guard)).not.toThrow();
  expect(guard.tests.length).toBeGreaterThan(0);
  expect(
    guard.tests.filter((path) => !/\.test\.(ts|tsx|mjs)$/.test(path) || !existsSync(join(root, path))),
  ).toEqual([]);
});

it("lists no guard twice", () => {
  const keys = guards.map(({ file, text, replacement }) => `${file} ${text} ${replacement}`);
  expect(new Set(keys).size).toBe(keys.length);
});

it("refuses a guard that is not there exactly once, or that nothing would replace", () => {
  const folder = mkdtempSync(join(tmpdir(), "callboard-guards-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "a.ts"), "if (x) throw x;\nif (y) throw y;\n");
  const without = (text, replacement = "") => withoutGuard(folder, { file: "a.ts", text, replacement });
  expect(without("if (x) throw x;", "$&")).toBe("$&\nif (y) throw y;\n");
  expect(() => without("if (z)")).toThrow("a.ts: 0 times instead of once: if (z)");
  expect(() => without("throw")).toThrow("a.ts: 2 times instead of once: throw");
  expect(() => without("if (x)", "if (x)")).toThrow("replaced by itself");
});
