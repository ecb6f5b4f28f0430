import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const isText = (name: string) => /\.(js|css|json)$/.test(name);
const isCompressed = (name: string) => /\.(br|gz)$/.test(name);

/** Writes a build of web that differs from another one in the names of its assets alone, as a newer one does. */
export function writeOtherBuild(build: string, folder: string): string {
  const assets = readdirSync(join(build, "client/assets")).filter((name) => !isCompressed(name));
  const renamed = new Map(assets.map((name) => [name, name.replace(/\.\w+$/, "-newer$&")]));
  const anyAsset = new RegExp(assets.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  rmSync(folder, { recursive: true, force: true });
  for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || isCompressed(entry.name)) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(folder, entry.parentPath.slice(build.length), renamed.get(entry.name) ?? entry.name);
    mkdirSync(dirname(target), { recursive: true });
    if (!isText(entry.name)) cpSync(source, target);
    else
      writeFileSync(
        target,
        readFileSync(source, "utf8").replace(anyAsset, (name) => renamed.get(name) ?? name),
      );
  }
  return folder;
}
