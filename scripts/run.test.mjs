import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./workspace.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const { scripts } = JSON.parse(read("package.json"));
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "ARCHITECTURE.md",
  "docs/operations.md",
  "docs/front-end.md",
];

/** The environment of somebody who has Node and npm, and nothing of this project on the path. */
const bare = { HOME: process.env.HOME, PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin` };

describe("the scripts of package.json", () => {
  it("need no tool on the path but Node", () => {
    // The parts of a check are run by scripts/check.mjs, which has the tools.
    const direct = Object.entries(scripts).filter(([name]) => !name.startsWith("check:"));
    for (const [name, line] of direct) expect(line, name).toMatch(/^(SOAK=on )?node scripts\//);
  });

  it.each([
    [["node", "--version"], /^v24\./m],
    [["--in", "e2e", "playwright", "--version"], /^Version \d/m],
  ])(
    "run %s with the tools of the project",
    (words, printed) => {
      const told = execFileSync("node", [join(root, "scripts/run.mjs"), ...words], {
        env: bare,
        encoding: "utf8",
      });
      expect(told).toMatch(printed);
    },
    60_000,
  );

  it("end with the exit code of what they run", () => {
    const fail = () =>
      execFileSync("node", [join(root, "scripts/run.mjs"), "node", "-e", "process.exit(3)"], { env: bare });
    expect(fail).toThrow(expect.objectContaining({ status: 3 }));
  }, 60_000);
});

it.each(documents)("%s names commands that are there, as npm takes them", (path) => {
  const text = read(path);
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(named.filter((name) => !scripts[name])).toEqual([]);
  const throughPnpm = [...text.matchAll(/\bpnpm ([\w:-]+)/g)].map(([, name]) => name);
  expect(throughPnpm.filter((name) => scripts[name])).toEqual([]);
});
