import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "../workspace.mjs";

/** Stands for npx: installs a Node that says what it is run with. */
const npx = `#!/bin/sh
echo "install with $2 $3"
mkdir -p node_modules/node/bin
printf '#!/bin/sh\\necho "node $@, data in $DATA_DIR"; exit 7\\n' > node_modules/node/bin/node
chmod +x node_modules/node/bin/node
`;

/** A clone in which nothing has been installed, on a machine with npx and an older Node, which runs no TypeScript. */
function freshClone() {
  const folder = mkdtempSync(join(tmpdir(), "callboard-clone-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of ["scripts", "package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", "e2e/package.json"])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const path of ["packages", "apps", "bin"]) mkdirSync(join(folder, path));
  writeFileSync(join(folder, "bin/npx"), npx, { mode: 0o755 });
  const path = [join(folder, "bin"), dirname(process.execPath), "/usr/bin", "/bin"].join(delimiter);
  const { scripts, packageManager } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const run = (command) => {
    const [, ...words] = scripts[command].split(" ");
    const options = { cwd: folder, env: { PATH: path }, encoding: "utf8" };
    return spawnSync(process.execPath, ["--no-strip-types", ...words, "kept", "--yes"], options);
  };
  return { folder, run, packageManager };
}

it.each(["backup", "restore"])("pnpm %s installs what it needs first, once", (command) => {
  const { folder, run, packageManager } = freshClone();
  writeFileSync(join(folder, ".env"), "DATA_DIR=elsewhere\n");
  const runs = `node ${join(folder, "scripts/backup", `${command}.mjs`)} kept --yes, data in elsewhere\n`;
  const first = run(command);
  expect(first.stdout).toBe(`Installing packages …\ninstall with ${packageManager} install\n${runs}`);
  expect({ code: first.status, stderr: first.stderr }).toEqual({ code: 7, stderr: "" });
  expect(run(command).stdout).toBe(runs);
});
