import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/**
 * Links into the copy of a package in `folder` what is installed for the one in `root`. The workspace's own packages are
 * those of the copy, as far as `packages` names them.
 */
function linkPackages(root, folder, path, packages) {
  const [from, to] = [join(root, path, "node_modules"), join(folder, path, "node_modules")];
  if (!existsSync(from)) return;
  mkdirSync(join(to, "@callboard"), { recursive: true });
  for (const name of readdirSync(from)) {
    if (!name.startsWith(".") && name !== "@callboard") symlinkSync(join(from, name), join(to, name));
  }
  const own = existsSync(join(from, "@callboard")) ? readdirSync(join(from, "@callboard")) : [];
  for (const name of own) {
    const copy = packages.find((each) => each.endsWith(`/${name}`));
    symlinkSync(copy ? join(folder, copy) : join(from, "@callboard", name), join(to, "@callboard", name));
  }
}

/** Copies files and folders of the workspace in `root` to `folder`, so that they work there; `packages` are among them. */
export function copyWorkspace(root, folder, { paths, packages }) {
  const isSource = (path) => !/node_modules|dist|\.data/.test(path.slice(root.length));
  for (const path of paths)
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isSource });
  for (const path of [".", ...packages]) linkPackages(root, folder, path, packages);
}
