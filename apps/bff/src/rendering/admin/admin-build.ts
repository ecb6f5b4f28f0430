import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { assetsOf, entryOf, filesNamed, manifestSchema } from "../manifest.ts";

/** What the document of the back office has to load: the addresses of its files, and the one script inside it. */
export type AdminBuild = { documentScript: string; scripts: string[]; styles: string[]; fonts: string[] };

/** The build of the back office in a folder of the client build; null where there is none. Throws where it is broken. */
export async function loadAdminBuild(clientRoot: string, fonts: string[]): Promise<AdminBuild | null> {
  const path = join(clientRoot, ".vite/admin-manifest.json");
  if (!existsSync(path)) return null;
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path, "utf8")));
  const documentScript = await readFile(join(clientRoot, ".vite/admin-document-script.js"), "utf8");
  if (documentScript.includes("</")) throw new Error("admin-document-script.js would end before its end");
  return { documentScript, ...assetsOf(manifest, entryOf(manifest)), fonts: filesNamed(manifest, fonts) };
}
