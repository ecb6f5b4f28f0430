import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../process.ts";

/** What the pages of a new Ghost load, by its name in the settings and among the packages. */
const apps = { portal: "portal", sodoSearch: "sodo-search", comments: "comments-ui" };

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), "utf8"));

/** Downloads a package from the registry into a folder, as a file of which it gives the name. */
function download(name: string, version: string, folder: string): string {
  const inRange = (sign: string) =>
    execFileSync("npm", ["pack", "--silent", "--pack-destination", folder, `${name}@${sign}${version}`], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  try {
    return inRange("~");
  } catch {
    // Old patches are taken from the registry; what comes nearest is then a later one.
    return inRange("^");
  }
}

/** Puts a package into a folder, and gives its name and version in words. */
function unpack(published: string, version: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = download(`@tryghost/${published}`, version, folder);
  execFileSync("tar", ["-xzf", join(folder, file), "-C", folder, "--strip-components=1"]);
  return `${published} ${readJson(folder, "package.json").version}`;
}

/**
 * Serves the scripts that this Ghost would load from its CDN, from an origin of their own. Takes the folders of Ghost
 * and of the files. Gives the settings that point Ghost there, and the versions. Throws without a registry.
 */
export async function startCdn(ghost: string, folder: string) {
  const defaults = readJson(ghost, "core/shared/config/defaults.json");
  const port = await freePort();
  const settings: Record<string, string> = {};
  const versions: string[] = [];
  for (const [name, published] of Object.entries(apps)) {
    versions.push(unpack(published, defaults[name].version, join(folder, published)));
    for (const kind of ["url", "styles"].filter((key) => key in defaults[name])) {
      const [, file] = defaults[name][kind].split("/umd/");
      settings[`${name}__${kind}`] = `http://localhost:${port}/${published}/umd/${file}`;
    }
  }
  const program = fileURLToPath(new URL("../peers/ghost-cdn.ts", import.meta.url));
  const server = fork(program, [String(port), folder]);
  await once(server, "message");
  return { settings, versions, stop: () => server.kill() };
}
