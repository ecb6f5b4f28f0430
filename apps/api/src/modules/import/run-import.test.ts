import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { articles } from "../../db/schema/article.ts";
import { auditEntries } from "../../db/schema/audit.ts";
import { images } from "../../db/schema/image.ts";
import { startApp } from "../../test/app.ts";
import { ghostExport, wxrExport, wxrItem } from "../../test/import-sources.ts";
import { publishDue } from "../article/change-article.ts";
import { categoryRepository } from "../category/category-repository.ts";
import { tagRepository } from "../tag/tag-repository.ts";
import { type ImportOptions, runImportCommand } from "./import-command.ts";

const app = startApp();
const root = mkdtempSync(join(tmpdir(), "callboard-run-import-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const png = (red: number) =>
  sharp({ create: { width: 50, height: 20, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer();

function write(name: string, content: string | Buffer): string {
  const path = join(root, name);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, content);
  return path;
}

async function run(path: string | undefined, options: ImportOptions = {}): Promise<string[]> {
  const lines: string[] = [];
  const context = {
    db: app.db,
    media: app.media,
    clock: app.clock.read,
    print: (line: string) => lines.push(line),
  };
  await runImportCommand(context, path, { domains: "localhost", category: "News", ...options });
  return lines;
}
const read = (slug: string) => app.get(`/api/v1/blog/view-by-slug/${slug}`);
const states = async () =>
  Object.fromEntries((await app.db.select().from(articles)).map(({ slug, state }) => [slug, state]));

beforeEach(async () => {
  await categoryRepository(app.db).create({ name: "News", photo: null, show_on_header: true, position: 0 });
});

describe("an import", () => {
  it("makes articles of a Ghost export that everybody can read, with their images, tags and dates", async () => {
    const [image, other] = [await png(1), await png(2)];
    write("ghost/content/images/2024/a.png", image);
    write("ghost/content/images/b.png", other);
    write("ghost/content/images/copy.png", image);
    const html =
      '<p>Hello</p><figure><img src="__GHOST_URL__/content/images/b.png" alt="A stage"><figcaption>At <em>night</em></figcaption></figure><img src="__GHOST_URL__/content/images/none.png"><img src="__GHOST_URL__/content/images/copy.png">';
    const posts = [
      {
        id: "p1",
        slug: "opening",
        title: "Opening",
        html,
        feature_image: "__GHOST_URL__/content/images/2024/a.png",
      },
      { id: "p2", slug: "later", status: "scheduled", published_at: "2030-01-01T00:00:00.000Z" },
      { id: "p3", slug: "sketch", status: "draft" },
    ];
    await tagRepository(app.db).create({
      name: "film",
      slug: "cinema",
      status: "active",
      position: 0,
      domain_names: ["localhost"],
    });
    const tables = {
      tags: [
        { id: "t1", name: "News", slug: "news" },
        { id: "t2", name: "Film", slug: "film" },
      ],
      posts_tags: [
        { post_id: "p1", tag_id: "t1", sort_order: 0 },
        { post_id: "p1", tag_id: "t2", sort_order: 1 },
      ],
      users: [{ id: "u1", name: "Asha Rao" }],
      posts_authors: [{ post_id: "p1", author_id: "u1" }],
    };
    const lines = await run(write("ghost/site.json", ghostExport(posts, tables)));
    expect(lines.slice(-3)).toEqual([
      "1 published, 1 draft, 1 scheduled, 0 there already",
      "0 not imported, 0 left out, 1 with losses",
      "1 new tag; 3 images found, 1 missing, 0 elsewhere",
    ]);
    const { body } = await read("opening").expect(200);
    const { blog } = body.data;
    expect(blog).toMatchObject({
      title: "Opening",
      created_by: "Asha Rao",
      category_name: "News",
      published_at: "2024-01-02T10:00:00.000Z",
    });
    expect(blog.tags.map((tag: { tag_slug: string }) => tag.tag_slug).toSorted()).toEqual(["cinema", "news"]);
    expect(blog.content).toMatch(
      /<figure><img src="\/media\/[\w-]+-1440\.webp" alt="A stage" \/><figcaption>At <em>night<\/em><\/figcaption>/,
    );
    expect(blog.content.match(/<img/g)).toHaveLength(2);
    expect(blog.content).toContain(blog.featured_image);
    await app.bare().get(blog.featured_image).expect(200);
    expect(await app.db.select().from(images)).toHaveLength(2);
    expect(await states()).toEqual({ opening: "published", later: "scheduled", sketch: "draft" });
    await publishDue(app.db, new Date("2030-01-02"));
    await read("later").expect(200);
    const acts = (await app.db.select().from(auditEntries)).map(({ action }) => action);
    expect(acts.filter((action) => action === "article.import")).toHaveLength(3);
  });

  it("finds what it has imported before, and its images by their bytes, whatever has changed since", async () => {
    write("again/content/images/a.png", await png(3));
    const post = { id: "q1", slug: "first", html: '<img src="__GHOST_URL__/content/images/a.png">' };
    await run(write("again/site.json", ghostExport([post])));
    write("again/content/images/renamed.png", await png(3));
    const more = { id: "q2", slug: "first", html: '<img src="/content/images/renamed.png">' };
    const lines = await run(
      write("again/site.json", ghostExport([{ ...post, title: "Changed", slug: "changed" }, more])),
    );
    expect(lines).toContain("1 published, 0 drafts, 0 scheduled, 1 there already");
    expect(await states()).toEqual({ first: "published", "first-2": "published" });
    expect(await app.db.select().from(images)).toHaveLength(1);
  });

  it("takes over a WordPress export, with what is broken named and what is private kept private", async () => {
    const items = [
      wxrItem({ guid: "https://old.example/?p=1" }),
      wxrItem({ "wp:post_id": "2", "content:encoded": "<b>open" }),
      wxrItem({ "wp:post_id": "3", "wp:post_name": "secret", "wp:status": "private" }),
    ];
    const lines = await run(write("wp.xml", wxrExport(items)));
    expect(lines[0]).toMatch(/^wp\.xml:\d+:\d+ {2}NOT IMPORTED {2}A post$/);
    expect(await states()).toEqual({ "a-post": "published", secret: "draft" });
    await read("secret").expect(404);
  });

  it("tells two WordPress sites apart that count from 1 both", async () => {
    for (const site of ["one", "two"])
      await run(write(`${site}.xml`, wxrExport([wxrItem({ guid: `https://${site}.example/?p=1` })])));
    expect(await states()).toEqual({ "a-post": "published", "a-post-2": "published" });
  });

  it("writes nothing in a dry run, and says what it would do", async () => {
    write("dry/a.md", "---\ntitle: A\ndate: 2024-01-01\ncategory: Film\n---\nText");
    const lines = await run(join(root, "dry"), { "dry-run": true });
    expect(lines).toContain("a.md:1  published  /blog/a  A");
    expect(lines).toContain("Nothing was written. It would be:");
    expect(await states()).toEqual({});
  });

  it("writes nothing of a file that is cut off", async () => {
    const text = ghostExport([{}, {}, {}]);
    await expect(run(write("cut.json", text.slice(0, -100)))).rejects.toThrow("ends in the middle");
    expect(await states()).toEqual({});
  });

  it("leaves an image out that is none, and says so", async () => {
    write("bad/images/a.png", "no image");
    write("bad/a.md", "---\ntitle: A\ndate: 2024-01-01\n---\nText ![x](images/a.png)");
    const lines = await run(join(root, "bad"));
    expect(lines.join()).toContain("the image images/a.png, which is no JPEG, PNG or WebP that can be read");
    const { body } = await read("a").expect(200);
    expect(body.data.blog.content).not.toContain("<img");
  });

  it("says what is wrong with a command", async () => {
    await expect(run(undefined)).rejects.toThrow("usage:");
    await expect(run(join(root, "none"))).rejects.toThrow("there is no such file or folder");
    await expect(run(join(root, "dry"), { category: "Nothing" })).rejects.toThrow(
      "the site has no category Nothing",
    );
    await expect(run(join(root, "dry"), { domains: "" })).rejects.toThrow(
      "name the sites that show the posts",
    );
  });

  it("stops after the post that is being written when it is told to, and goes on when it is run again", async () => {
    for (const name of ["a", "b", "c"])
      write(`stop/${name}.md`, `---\ntitle: ${name}\ndate: 2024-01-01\n---\nText`);
    const context = { db: app.db, media: app.media, clock: app.clock.read, print: () => {} };
    await runImportCommand({ ...context, signal: AbortSignal.abort() }, join(root, "stop"), {
      domains: "localhost",
      category: "News",
    });
    expect(await states()).toEqual({ a: "published" });
    await run(join(root, "stop"));
    expect(await states()).toEqual({ a: "published", b: "published", c: "published" });
  });
});
