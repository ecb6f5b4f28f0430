import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it("every page has a route", () => {
  const routes = readFileSync(join(import.meta.dirname, "routes.tsx"), "utf8");
  const missing = readdirSync(join(import.meta.dirname, "pages"))
    .filter((name) => name.endsWith(".tsx") && !name.includes(".test."))
    .map((name) => `import("./pages/${name}")`)
    .filter((load) => !routes.includes(load));
  const lines = missing.map((load) => `{ path: "/…", load: () => ${load} },`);
  expect(lines, "add to apps/web/src/app/routes.tsx").toEqual([]);
});
