import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Render } from "@callboard/contracts/rendering";
import { StartError } from "@callboard/server-kit/start-error";
import { type AdminBuild, loadAdminBuild } from "./admin/admin-build.ts";
import { assetsOf, entryOf, filesNamed, manifestSchema } from "./manifest.ts";

/** What every page is set in; one that begins with running text asks for the third itself. */
const preloadedFonts = ["anek-latin-latin-750-normal-basic", "hanken-grotesk-latin-wght-normal-basic"];
const appManifestName = "site.webmanifest";
const icons = { "favicon.svg": "image/svg+xml", "favicon.ico": "image/x-icon" };

/** The build of web, ready to be rendered and served. */
export type WebBuild = {
  /** The folder with what browsers load. */
  clientRoot: string;
  /** Where files with a hash in their names are looked for: those of this build, then those of earlier ones. */
  assetFolders: string[];
  render: Render;
  /** The inline script of each document, which starts web. */
  documentScript: string;
  /** The addresses of the entry script and of its static imports. */
  scripts: string[];
  /** The addresses of the scripts that a page needs beside those, by its source module; none where the build does not know it. */
  pageScripts: (module: string) => string[];
  styles: string[];
  fonts: string[];
  icons: { href: string; type: string }[];
  /** The address of the web app manifest, by which the site is put on a home screen; null where the build holds none. */
  appManifest: string | null;
  /** The back office, a build of its own; null where the folder holds none. */
  admin: AdminBuild | null;
};

/** Loads the build of web from a folder. Throws one clear Error where it is missing or broken. */
export async function loadWebBuild(folder: string): Promise<WebBuild> {
  const clientRoot = join(folder, "client");
  try {
    const manifest = manifestSchema.parse(
      JSON.parse(await readFile(join(clientRoot, ".vite/manifest.json"), "utf8")),
    );
    const server = await import(pathToFileURL(join(folder, "server/entry-server.js")).href);
    if (typeof server.render !== "function") throw new Error("entry-server.js exports no render");
    const documentScript = await readFile(join(clientRoot, ".vite/document-script.js"), "utf8");
    if (documentScript.includes("</")) throw new Error("document-script.js would end before its end");
    const { scripts, styles } = assetsOf(manifest, entryOf(manifest));
    const isOfPage = (script: string) => !scripts.includes(script);
    return {
      clientRoot,
      assetFolders: [join(clientRoot, "assets")],
      render: server.render,
      documentScript,
      scripts,
      pageScripts: (module) => assetsOf(manifest, module).scripts.filter(isOfPage),
      styles,
      fonts: filesNamed(manifest, preloadedFonts),
      icons: Object.entries(icons)
        .filter(([name]) => existsSync(join(clientRoot, name)))
        .map(([name, type]) => ({ href: `/${name}`, type })),
      appManifest: existsSync(join(clientRoot, appManifestName)) ? `/${appManifestName}` : null,
      admin: await loadAdminBuild(clientRoot, preloadedFonts),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split("\n", 1)[0] : cause;
    throw new StartError(`no web build in ${folder} (${reason})`, { cause });
  }
}
