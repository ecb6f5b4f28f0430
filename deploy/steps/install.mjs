/**
 * `node deploy/steps/install.mjs <api|bff|web> <folder> [--dev]`: puts the packages of one app into a folder that has the shape of
 * the workspace. Production packages alone, unless --dev asks for all.
 */
import { cpSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { failWith, pnpm, root, StartError } from "../../scripts/workspace.mjs";

const [app, target, dev] = process.argv.slice(2);

try {
  if (!["api", "bff", "web"].includes(app) || !target)
    throw new StartError("say which app (api, bff or web) goes into which folder");
  const folder = resolve(target);
  if (folder !== root) {
    mkdirSync(folder, { recursive: true });
    const shared = readdirSync(join(root, "packages")).map((name) => `packages/${name}/package.json`);
    const manifests = [...shared, `apps/${app}/package.json`];
    for (const file of ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", ...manifests])
      cpSync(join(root, file), join(folder, file));
  }
  const choice = ["--filter", `@callboard/${app}...`, ...(dev === "--dev" ? [] : ["--prod"])];
  // In a folder below the workspace, pnpm would find the workspace's own file further up without --dir.
  const code = await pnpm(["--dir", folder, ...choice, "install", "--frozen-lockfile", "--prefer-offline"], {
    cwd: folder,
  });
  if (code !== 0) throw new StartError("the packages could not be installed; the reason stands above");
} catch (error) {
  failWith(error);
}
