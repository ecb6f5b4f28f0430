import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { errorCatalogue } from "@callboard/client";
import { expect, it } from "vitest";

const folder = import.meta.dirname;
const page = readFileSync(join(folder, "../front-end.md"), "utf8");
/** What proves the page, and is not on it. */
const unseen = new Set(["examples.test.ts", "page.test.ts", "vitest.config.ts"]);

/** The page's blocks of code, each with the file that stands in a link before it. */
const blocks = page.split("```ts\n").slice(1);
const files = [...page.matchAll(/^\[(\S+)\]\(front-end-examples\/\1\):\n\n```ts\n([\s\S]*?)```$/gm)];

it("shows every example as it was run, and no other code", () => {
  expect(files).toHaveLength(blocks.length);
  for (const [, name = "", code] of files) expect(code).toBe(readFileSync(join(folder, name), "utf8"));
  const shown = files.map(([, name]) => name);
  const there = readdirSync(folder).filter((name) => name.endsWith(".ts") && !unseen.has(name));
  expect(shown.sort()).toEqual(there.sort());
});

it("names every code with its status", () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \| (\d{3}) \|/gm)].map(([, code, status]) => [
    code,
    Number(status),
  ]);
  const codes = Object.entries(errorCatalogue).map(([code, { http }]) => [code, http]);
  expect(rows.sort()).toEqual(codes.sort());
});
