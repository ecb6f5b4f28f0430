import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { assertNode, root } from "./workspace.mjs";

it.each(["20.12.0", "20.19.5", "22.0.0", "24.21.0"])("scripts run on Node %s", (version) => {
  expect(() => assertNode(version)).not.toThrow();
});

it.each(["18.20.0", "20.0.0", "20.11.1"])("Node %s is told that it is too old", (version) => {
  expect(() => assertNode(version)).toThrow(`Node 20.12 or newer is needed, this is ${version}`);
});

it("the README and package.json name the same Node", () => {
  const read = (path) => readFileSync(join(root, path), "utf8");
  expect(JSON.parse(read("package.json")).engines.node).toBe(">=20.12");
  for (const page of ["README.md", "docs/operations.md"]) expect(read(page)).not.toMatch(/Node 20(?!\.12)/);
});
