import { rm } from "node:fs/promises";
import { join } from "node:path";
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
    expect(build.appManifest).toBe("/site.webmanifest");
    expect(build.styles).toEqual(["/assets/entry-bb.css"]);
  });

  it("finds the back office beside it, apart from all that the site loads", async () => {
    const { admin, ...site } = await loadWebBuild(await createDistFolder());
    expect(admin).toEqual({
      documentScript: "document.dir;",
      scripts: ["/assets/admin-start-hh.js", "/assets/admin-shared-jj.js"],
      styles: ["/assets/admin-start-ii.css"],
      fonts: ["/assets/hanken-grotesk-latin-wght-normal-basic-dd.woff2"],
    });
    expect(JSON.stringify(site)).not.toContain("admin");
  });

  it("does without a back office where none was built", async () => {
    const folder = await createDistFolder();
    await rm(join(folder, "client/.vite/admin-manifest.json"));
    expect((await loadWebBuild(folder)).admin).toBeNull();
  });

  it("does without a web app manifest where the build holds none", async () => {
    const folder = await createDistFolder();
    await rm(join(folder, "client/site.webmanifest"));
    expect((await loadWebBuild(folder)).appManifest).toBeNull();
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
    ["a broken back office", { "client/.vite/admin-manifest.json": "{}" }, "the manifest names no entry"],
    [
      "a script of the back office that would end early",
      { "client/.vite/admin-document-script.js": 'let end = "</script>"' },
      "admin-document-script.js would end",
    ],
    ["a server build of something else", { "server/entry-server.js": "export {}" }, "exports no render"],
  ])("refuses %s", async (_name, changes, message) => {
    await expect(loadWebBuild(await createDistFolder(changes))).rejects.toThrow(message);
  });
});
