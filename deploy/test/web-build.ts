import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** An empty page. */
const emptyPage = `async () => ({
  status: 200, head: { title: "Title", description: "Description" }, html: "", state: "{}",
})`;

const filesOf = (render: string) => ({
  "client/.vite/manifest.json": JSON.stringify({
    "src/entry.tsx": { file: "assets/entry.js", isEntry: true },
  }),
  "client/.vite/document-script.js": "",
  "client/assets/entry.js": "export {};\n",
  "server/entry-server.js": `export const render = ${render};\n`,
});

/** Writes an application of one page, for tests that look at the servers. Gives its folder. */
export function writeWebBuild(folder: string, render = emptyPage): string {
  for (const [name, content] of Object.entries(filesOf(render))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
