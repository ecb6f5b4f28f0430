import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../scripts/workspace.mjs";
import { envExample } from "./env-example.ts";

it(".env.example says what the programs read; `npm run env:example` writes it anew", () => {
  expect(readFileSync(join(root, ".env.example"), "utf8")).toBe(envExample());
});
