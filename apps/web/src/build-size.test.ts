import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] };

const app = resolve(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "callboard-size-"));
let manifest: Record<string, Chunk> = {};

const chunk = (name: string) => manifest[name] as Chunk;
const textOf = (file: string) => readFileSync(join(folder, file), "utf8");

/** As it travels: what is too small to be worth it is not compressed. */
function bytesOf(file: string): number {
  const compressed = statSync(join(folder, `${file}.br`), { throwIfNoEntry: false });
  return (compressed ?? statSync(join(folder, file))).size;
}

/** The files that a page loads by itself: the app, the page, and what they import. */
function scriptsOf(page: string): string[] {
  const names = new Set<string>();
  const visit = (name: string) => {
    if (names.has(name)) return;
    names.add(name);
    for (const imported of chunk(name).imports ?? []) visit(imported);
  };
  const entry = Object.keys(manifest).find((name) => chunk(name).isEntry) as string;
  for (const name of [entry, `src/app/pages/${page}.tsx`]) visit(name);
  return [...names].map((name) => chunk(name).file).filter((file) => file.endsWith(".js"));
}

/** Words that only these libraries write. */
const marks = {
  "react-hook-form": "shouldUnregister",
  zod: "invalid_type",
  swiper: "loopPreventsSliding",
  "radix-ui": "data-radix-",
};
const librariesIn = (page: string) => {
  const text = scriptsOf(page).map(textOf).join();
  return Object.entries(marks).flatMap(([name, mark]) => (text.includes(mark) ? name : []));
};

beforeAll(async () => {
  const vite = join(app, "node_modules/vite/bin/vite.js");
  await promisify(execFile)(
    process.execPath,
    [vite, "build", "--outDir", folder, "--emptyOutDir", "--logLevel", "error"],
    {
      cwd: app,
      env: { NODE_ENV: "production" },
    },
  );
  manifest = JSON.parse(textOf(".vite/manifest.json"));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the scripts that a page loads by itself", () => {
  it.each(["blog", "blog-article", "blog-tag"])("are at most 102 kB on the page %s", (page) => {
    const sizes = scriptsOf(page).map((file) => [file, bytesOf(file)] as const);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(102_000);
  });

  it.each(["home", "blog", "blog-article", "blog-tag", "events", "event", "profile", "help"])(
    "bring no form, no carousel and no dialog to the page %s",
    (page) => expect(librariesIn(page)).toEqual([]),
  );

  it.each(["home", "blog", "blog-article", "events", "event", "directory", "profile", "search"])(
    "are a few files on the page %s",
    (page) => expect(scriptsOf(page).length).toBeLessThanOrEqual(30),
  );

  it("bring a form where one is, and a carousel on its own", () => {
    expect(librariesIn("login")).toEqual(["react-hook-form", "zod"]);
    const all = Object.values(manifest).map(({ file }) => textOf(file));
    expect(all.filter((text) => text.includes(marks.swiper))).toHaveLength(1);
  });

  it("are asked for by a small one inside the document, which needs no other", () => {
    const script = textOf(".vite/document-script.js");
    expect(script).not.toMatch(/\bimport\b(?!\()|\brequire\b/);
    expect(bytesOf(".vite/document-script.js")).toBeLessThan(1_000);
  });
});
