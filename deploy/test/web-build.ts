import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const files = {
  "client/.vite/manifest.json": JSON.stringify({
    "src/entry.tsx": { file: "assets/entry.js", isEntry: true },
  }),
  "client/.vite/document-script.js": "",
  "client/assets/entry.js": "export {};\n",
  "server/entry-server.js": `export const render = async () => ({
    status: 200, head: { title: "Title", description: "Description" }, html: "", state: "{}",
  });\n`,
};

/** Writes an application of one empty page, for tests that look at the servers. Gives its folder. */
export function writeWebBuild(folder: string): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
