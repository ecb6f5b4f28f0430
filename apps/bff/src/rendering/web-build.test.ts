import { describe, expect, it } from "vitest";
import { createDistFolder } from "../test/fake-web-build.ts";
import { loadWebBuild } from "./web-build.ts";

describe("loadWebBuild", () => {
  it("finds what a document needs", async () => {
    const build = await loadWebBuild(await createDistFolder());
    expect(build.scripts).toEqual(["/assets/entry-client-aa.js", "/assets/shared-gg.js"]);
    expect(build.documentScript).toBe("document.title;");
    expect(build.fonts).toHaveLength(2);
    expect(build.icons).toEqual([{ href: "/favicon.svg", type: "image/svg+xml" }]);
    expect(build.styles).toEqual(["/assets/entry-bb.css"]);
  });

  it("says in one line that nothing was built", async () => {
    const loading = loadWebBuild("/nowhere/dist");
    await expect(loading).rejects.toThrow(/^no web build in \/nowhere\/dist \(ENOENT[^\n]*\)$/);
  });

  it.each([
    ["a manifest without entry", { "client/.vite/manifest.json": "{}" }, "the manifest names no entry"],
    ["a broken manifest", { "client/.vite/manifest.json": "{" }, "no web build"],
    [
      "a script that would end early inside a document",
      { "client/.vite/document-script.js": 'let end = "</script>"' },
      "document-script.js would end",
    ],
    ["a server build of something else", { "server/entry-server.js": "export {}" }, "exports no render"],
  ])("refuses %s", async (_name, changes, message) => {
    await expect(loadWebBuild(await createDistFolder(changes))).rejects.toThrow(message);
  });
});
