import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), "utf8");

it("every set of procedures stands in the router", () => {
  const files = readdirSync(join(import.meta.dirname, "procedures")).filter(
    (name) => !name.includes(".test."),
  );
  const names = files.flatMap(
    (name) => /export const (\w+)Procedures/.exec(read("procedures", name))?.[1] ?? [],
  );
  const router = read("router.ts");
  const missing = names
    .map((name) => `${name}: ${name}Procedures,`)
    .filter((line) => !router.includes(`  ${line}\n`));
  expect(names.length).toBeGreaterThan(10);
  expect(missing, "add to apps/bff/src/trpc/router.ts").toEqual([]);
});
