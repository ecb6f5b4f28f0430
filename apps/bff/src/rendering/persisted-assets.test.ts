import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { createDistFolder, createFakeBuild } from "../test/fake-web-build.ts";
import { startServer } from "../test/start-server.ts";
import { createTestApp } from "../test/test-app.ts";
import { entryScript } from "../test/web-build-folder.ts";
import { persistAssets } from "./persisted-assets.ts";

const day = 86_400_000;
const now = new Date("2026-11-21T12:00:00Z");

async function createDataDir() {
  const dataDir = await mkdtemp(join(tmpdir(), "callboard-data-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return dataDir;
}

/** The assets of a build, kept in a folder of data. */
async function createKept(dataDir: string, at = now, changes: Record<string, string> = {}) {
  const clientRoot = join(await createDistFolder(changes), "client");
  const keep = (moment: Date) => persistAssets({ clientRoot, dataDir, days: 7, clock: () => moment });
  return { keep, folder: await keep(at) };
}

const older = { "client/assets/old-zz.js": "export {};", "client/assets/old-zz.js.br": "compressed" };

it("keeps the assets of each build, whole, and what is there already as it is", async () => {
  const dataDir = await createDataDir();
  const { folder } = await createKept(dataDir, now, older);
  expect(folder).toBe(join(dataDir, "assets"));
  await createKept(dataDir);
  const names = [
    "admin-start-hh.js",
    "entry-client-aa.js",
    "entry-client-aa.js.gz",
    "old-zz.js",
    "old-zz.js.br",
  ];
  expect((await readdir(folder)).sort()).toEqual(names);
  expect(await readFile(join(folder, "entry-client-aa.js"), "utf8")).toBe(entryScript);
});

it("forgets an asset that no gateway has served as its own for some days", async () => {
  const dataDir = await createDataDir();
  const { keep, folder } = await createKept(dataDir, now, older);
  const { keep: keepNewer } = await createKept(dataDir);
  const later = (days: number) => new Date(now.getTime() + days * day);
  await keep(later(3));
  await keepNewer(later(9));
  expect(await readdir(folder)).toContain("old-zz.js");
  await keepNewer(later(10.1));
  expect((await readdir(folder)).sort()).toEqual([
    "admin-start-hh.js",
    "entry-client-aa.js",
    "entry-client-aa.js.gz",
  ]);
});

it("keeps no more than 256 MB besides its own, and the newest of them", async () => {
  const dataDir = await createDataDir();
  const { keep, folder } = await createKept(dataDir);
  for (const [index, name] of ["b.js", "a.js", "c.js"].entries()) {
    await writeFile(join(folder, name), "");
    await truncate(join(folder, name), 100 * 1_048_576);
    const at = new Date(now.getTime() - (3 - index) * 1_000);
    await utimes(join(folder, name), at, at);
  }
  await keep(now);
  expect((await readdir(folder)).sort()).toEqual([
    "a.js",
    "admin-start-hh.js",
    "c.js",
    "entry-client-aa.js",
    "entry-client-aa.js.gz",
  ]);
});

it("serves the asset of another build as one of its own: for good, compressed, and nothing else of the folder", async () => {
  const dataDir = await createDataDir();
  const gzipped = gzipSync("export const old = 1;");
  const { folder } = await createKept(dataDir, now, { "client/assets/old-zz.js": "export const old = 1;" });
  await writeFile(join(folder, "old-zz.js.gz"), gzipped);
  await writeFile(join(dataDir, "session-key"), "secret");
  const build = await createFakeBuild(() => ({ status: 404 }));
  build.assetFolders.push(folder);
  const { app } = await createTestApp({ build });
  const ask = (url: string, encoding = "gzip") =>
    app.inject({ url, headers: { "accept-encoding": encoding } });

  const { headers, rawPayload } = await ask("/assets/old-zz.js");
  expect(headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "gzip",
    "content-type": expect.stringContaining("javascript"),
  });
  expect(rawPayload.equals(gzipped)).toBe(true);
  expect((await ask("/assets/old-zz.js", "identity")).payload).toBe("export const old = 1;");
  expect((await ask("/assets/entry-client-aa.js", "identity")).payload).toBe(entryScript);
  for (const url of ["/assets/../session-key", "/assets/..%2fsession-key", "/session-key"])
    expect((await ask(url)).payload).not.toContain("secret");
  expect((await stat(folder)).mode & 0o077).toBe(0);
});

it("does not keep a gateway from starting where the folder cannot be written to", async () => {
  const file = join(await createDataDir(), "file");
  await writeFile(file, "");
  const { ready, child, ended } = await startServer({ DATA_DIR: file });
  const asset = `http://127.0.0.1:${await ready}/assets/entry-client-aa.js`;
  expect((await fetch(asset)).status).toBe(200);
  child.kill("SIGTERM");
  expect((await ended).code).toBe(0);
});
