import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { articles } from "../db/schema/article.ts";
import { articleRepository } from "../modules/article/article-repository.ts";
import { exportArticles } from "../modules/export/export-articles.ts";
import { runImportCommand } from "../modules/import/import-command.ts";
import { startApp } from "../test/app.ts";
import { emptyTables } from "../test/database.ts";
import { seedDemo } from "./seed.ts";

const app = startApp();
const root = mkdtempSync(join(tmpdir(), "callboard-export-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function exportTo(name: string) {
  const lines: string[] = [];
  const folder = join(root, name);
  await exportArticles({ db: app.db, media: app.media, print: (line) => lines.push(line) }, folder);
  const files = readdirSync(folder).filter((file) => file.endsWith(".md"));
  const texts = Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
  return { folder, lines, texts, images: readdirSync(join(folder, "images")) };
}

async function importFrom(folder: string) {
  const lines: string[] = [];
  const context = {
    db: app.db,
    media: app.media,
    clock: app.clock.read,
    print: (line: string) => lines.push(line),
  };
  await runImportCommand(context, folder, { domains: "localhost", "new-categories": true });
  return lines;
}

const fields = {
  ...{
    title: "A draft",
    slug: "a-draft",
    short_content: "",
    featured_image: null,
    category_id: null,
    tag_ids: [],
  },
  ...{
    content: "",
    created_by: null,
    is_featured: false,
    meta_title: null,
    meta_description: null,
    domain_names: ["b.example", "a.example"],
  },
};
const by = { id: null, name: "Test" };

it("gives the same files again after they were imported into an empty database", async () => {
  await seedDemo({ db: app.db, clock: app.clock.read, onProgress: () => {} });
  const address = await app.media.put(
    "round-trip",
    await sharp({ create: { width: 30, height: 20, channels: 3, background: "#528" } })
      .png()
      .toBuffer(),
  );
  const content = `<p>Text <u>under</u> &lt;b&gt; * 1. x</p><figure><img src="${address}" alt="A &quot;b&quot;" /><figcaption>C</figcaption></figure><table><tbody><tr><td colspan="2">x</td></tr></tbody></table><p><img src="${address}" alt="" /><img src="https://a.example/b.png" alt="" /></p>`;
  await articleRepository(app.db).create(
    {
      ...fields,
      title: 'Odd: "title" # [x]',
      short_content: "- a: b\n--- c",
      content,
      featured_image: address,
      is_featured: true,
      created_by: "Ä 😀",
    },
    by,
    app.clock.read(),
  );
  for (const slug of ["", "a-draft", "a-draft"])
    await articleRepository(app.db).create({ ...fields, slug }, by, app.clock.read());
  const first = await exportTo("first");
  expect(Object.keys(first.texts).length).toBeGreaterThan(20);
  expect(first.images).toContain("a-draft-1.webp");

  await emptyTables({ db: app.db } as never);
  const lines = await importFrom(first.folder);
  expect(lines).toContain(
    `0 not imported, 0 left out, ${lines.filter((line) => line.includes("lost:")).length} with losses`,
  );
  const second = await exportTo("second");
  expect(second.texts).toEqual(first.texts);
  expect(second.images).toEqual(first.images);
}, 120_000);

it("leaves changes out that are not published, and says so", async () => {
  await seedDemo({ db: app.db, clock: app.clock.read, onProgress: () => {} });
  await articleRepository(app.db).adopt();
  await app.db.update(articles).set({ draft: { ...fields, title: "Not yet public" } });
  const { texts, lines } = await exportTo("changes");
  expect(Object.values(texts).join("")).not.toContain("Not yet public");
  expect(lines.join("\n")).toMatch(/\d+ articles have changes that are not published, which are left out/);
});

it("writes into no folder that holds something", async () => {
  writeFileSync(join(root, "a-file"), "");
  await expect(exportTo("")).rejects.toThrow("is not empty");
  const run = () => exportArticles({ db: app.db, media: app.media, print: () => {} }, undefined);
  await expect(run()).rejects.toThrow("usage:");
});
