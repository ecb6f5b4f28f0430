import { expect, it, vi } from "vitest";
import { importInTurn } from "./import-in-turn.ts";

const moduleThatSays = (word: string) => `data:text/javascript,sayForTest("${word}")`;

it("imports the last module first, with a yield to the browser before each", async () => {
  const said: string[] = [];
  vi.stubGlobal("sayForTest", (word: string) => said.push(word));
  vi.stubGlobal("scheduler", { yield: async () => said.push("yield") });
  await importInTurn([moduleThatSays("page"), moduleThatSays("schemas"), moduleThatSays("library")]);
  expect(said).toEqual(["yield", "library", "yield", "schemas", "yield", "page"]);
});

it("rejects where a module cannot be loaded, and runs none after it", async () => {
  const say = vi.fn();
  vi.stubGlobal("sayForTest", say);
  await expect(importInTurn([moduleThatSays("late"), "data:text/javascript,throw 1"])).rejects.toBe(1);
  expect(say).not.toHaveBeenCalled();
});
