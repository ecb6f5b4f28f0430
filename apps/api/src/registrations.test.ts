import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");

it("the routes of every module stand in the app", () => {
  const files = readdirSync(join(import.meta.dirname, "modules"), { recursive: true, encoding: "utf8" });
  const names = files
    .filter((name) => name.endsWith("-routes.ts"))
    .flatMap((name) => /export function (\w+Routes)\(/.exec(read(`modules/${name}`))?.[1] ?? []);
  const app = `${read("app.ts")}${read("api-routes.ts")}`;
  const missing = names.filter((name) => !app.includes(`.register(${name}(`));
  expect(names.length).toBeGreaterThan(10);
  expect(
    missing.map((name) => `await api.register(${name}(deps));`),
    "add to apps/api/src/api-routes.ts",
  ).toEqual([]);
});
