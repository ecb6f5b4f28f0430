import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** An empty page. */
const emptyPage = `async () => ({
  status: 200, head: { title: "Title", description: "Description" }, html: "", state: "{}",
})`;

const filesOf = (render: string, name: string) => ({
  "client/.vite/manifest.json": JSON.stringify({
    "src/entry.tsx": { file: `assets/${name}.js`, isEntry: true, css: [`assets/${name}.css`] },
  }),
  "client/.vite/document-script.js": "",
  [`client/assets/${name}.js`]: "export {};\n",
  [`client/assets/${name}.css`]: "body{}\n",
  "server/entry-server.js": `export const render = ${render};\n`,
});

type Options = { render?: string; name?: string };

/** Writes an application of one page, for tests that look at the servers; `name` is that of its assets. Gives its folder. */
export function writeWebBuild(folder: string, { render = emptyPage, name = "entry" }: Options = {}): string {
  for (const [path, content] of Object.entries(filesOf(render, name))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
