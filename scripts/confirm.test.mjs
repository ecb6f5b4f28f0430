import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const program = `
  import { confirm } from ${JSON.stringify(join(import.meta.dirname, "confirm.mjs"))};
  await confirm("Sure?");
  console.log("went on");
`;

/** Asks, with what somebody types; gives the exit code and what was printed. */
function ask(typed, args = []) {
  const options = ["--input-type=module", "--eval", program, "--", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { input: typed, encoding: "utf8" });
  expect(stderr).toBe("");
  return { status, wentOn: stdout.includes("went on") };
}

it.each(["y\n", "Y\n", "yes\n", " YES \n", "y"])("%j is yes", (typed) => {
  expect(ask(typed)).toEqual({ status: 0, wentOn: true });
});

it.each(["n\n", "no\n", "\n", "yesterday\n", "any\n", ""])("%j is no", (typed) => {
  expect(ask(typed)).toEqual({ status: 1, wentOn: false });
});

it("--yes answers beforehand", () => {
  expect(ask("", ["--yes"])).toEqual({ status: 0, wentOn: true });
});
