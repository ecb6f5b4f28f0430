/**
 * `node deploy/steps/install.mjs <api|bff|web> <folder> [--dev]`: puts the packages of one app into a folder that has the shape of
 * the workspace. Production packages alone, unless --dev asks for all. DEMO=on in the environment adds the demo content to the API.
 */
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { failWith, pnpm, root, StartError } from "../../scripts/workspace.mjs";
import { carriedPackages, carriesDemo } from "./carried-packages.mjs";

const [app, target, dev] = process.argv.slice(2);

try {
  if (!["api", "bff", "web"].includes(app) || !target)
    throw new StartError("say which app (api, bff or web) goes into which folder");
  const folder = resolve(target);
  if (folder !== root) {
    mkdirSync(folder, { recursive: true });
    const manifests = [...carriedPackages(app), `apps/${app}`].map((part) => `${part}/package.json`);
    for (const file of ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", ...manifests])
      cpSync(join(root, file), join(folder, file));
  }
  const wanted = carriesDemo(app) ? [app, "demo"] : [app];
  const choice = [
    ...wanted.map((name) => `--filter=@callboard/${name}...`),
    ...(dev === "--dev" ? [] : ["--prod"]),
  ];
  // In a folder below the workspace, pnpm would find the workspace's own file further up without --dir.
  const code = await pnpm(["--dir", folder, ...choice, "install", "--frozen-lockfile", "--prefer-offline"], {
    cwd: folder,
  });
  if (code !== 0) throw new StartError("the packages could not be installed; the reason stands above");
  // The API's development dependency, which --prod leaves out.
  if (carriesDemo(app) && dev !== "--dev") {
    const link = join(folder, "apps/api/node_modules/@callboard/demo");
    rmSync(link, { force: true });
    symlinkSync("../../../../packages/demo", link);
  }
} catch (error) {
  failWith(error);
}
