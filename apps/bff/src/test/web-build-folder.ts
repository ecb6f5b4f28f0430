import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { RenderInput, RenderResult } from "@callboard/contracts/rendering";
import { loadWebBuild, type WebBuild } from "../rendering/web-build.ts";

/** What a page is, as far as a test has something to say of it. */
export type Rendering = (input: RenderInput) => Partial<RenderResult> | Promise<Partial<RenderResult>>;

const manifest = {
  "src/entry-client.tsx": {
    file: "assets/entry-client-aa.js",
    src: "src/entry-client.tsx",
    isEntry: true,
    imports: ["_shared.js"],
    css: ["assets/entry-bb.css"],
    assets: [
      "assets/anek-latin-latin-750-normal-basic-cc.woff2",
      "assets/hanken-grotesk-latin-wght-normal-basic-dd.woff2",
    ],
  },
  "src/app/pages/blog.tsx": { file: "assets/blog-ee.js", imports: ["_shared.js", "src/entry-client.tsx"] },
  "_shared.js": { file: "assets/shared-gg.js", imports: ["src/entry-client.tsx"] },
};
const adminManifest = {
  "src/admin/start.tsx": {
    file: "assets/admin-start-hh.js",
    isEntry: true,
    imports: ["_admin-shared.js"],
    css: ["assets/admin-start-ii.css"],
    assets: ["assets/hanken-grotesk-latin-wght-normal-basic-dd.woff2"],
  },
  "_admin-shared.js": { file: "assets/admin-shared-jj.js" },
  "src/admin/staff.tsx": { file: "assets/admin-staff-kk.js" },
};
export const entryScript = "export const started = true;\n".repeat(100);

const files: Record<string, string | Buffer> = {
  "client/.vite/manifest.json": JSON.stringify(manifest),
  "client/.vite/document-script.js": "document.title;",
  "client/assets/entry-client-aa.js": entryScript,
  "client/assets/entry-client-aa.js.gz": gzipSync(entryScript),
  "client/.vite/admin-manifest.json": JSON.stringify(adminManifest),
  "client/.vite/admin-document-script.js": "document.dir;",
  "client/assets/admin-start-hh.js": "export {};",
  "client/humans.txt": "Everybody.\n",
  "client/push-worker.js": "self.skipWaiting();\n",
  "client/index.html": "for development",
  "client/favicon.svg": "<svg/>",
  "client/site.webmanifest": "{}",
  "server/entry-server.js": "export async function render() { throw new Error('not for this test'); }",
};

/** Writes a folder like the output of the web build. Gives its path. */
export async function writeDistFolder(changes: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-dist-"));
  for (const [name, content] of Object.entries({ ...files, ...changes })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** The web build of such a folder, which renders what the test says. */
export async function fakeBuildIn(folder: string, render: Rendering): Promise<WebBuild> {
  const build = await loadWebBuild(folder);
  const head = { title: "Title", description: "Description" };
  const empty = { status: 200, head, html: "", state: "{}" };
  return { ...build, render: async (input) => ({ ...empty, ...(await render(input)) }) };
}
