/** `node deploy/steps/assemble.mjs <api|bff> <folder>`: copies what one server runs to the packages that lie there, tests left out. */
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { failWith, root, StartError } from "../../scripts/workspace.mjs";
import { carriedPackages } from "./carried-packages.mjs";

const [app, target] = process.argv.slice(2);
const isForTests = (path) => /\.test\.tsx?$|[\\/]src[\\/]test([\\/]|$)/.test(path);

try {
  if (!["api", "bff"].includes(app) || !target)
    throw new StartError("say which server (api or bff) goes into which folder");
  const shared = carriedPackages(app).map((part) => `${part}/src`);
  const parts = [...shared, `apps/${app}/src`, `apps/${app}/migrations`, "deploy/steps/health.mjs"];
  for (const part of parts.filter((path) => existsSync(join(root, path)))) {
    cpSync(join(root, part), join(resolve(target), part), {
      recursive: true,
      filter: (path) => !isForTests(path),
    });
  }
  mkdirSync(join(resolve(target), "data"), { recursive: true });
} catch (error) {
  failWith(error);
}
