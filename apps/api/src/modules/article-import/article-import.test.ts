import { randomBytes } from "node:crypto";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { eq, like } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { articles } from "../../db/schema/article.ts";
import { auditEntries } from "../../db/schema/audit.ts";
import { articleImports, importEntries } from "../../db/schema/import.ts";
import { jobs } from "../../db/schema/job.ts";
import { startApp } from "../../test/app.ts";
import { ghostExport, wxrExport, wxrItem } from "../../test/import-sources.ts";
import { importing } from "../../test/imports.ts";
import { aStaffMember } from "../../test/staff.ts";
import { zipOf } from "../../test/zip.ts";
import { categoryRepository } from "../category/category-repository.ts";
import { articleImportRepository } from "./article-import-repository.ts";

const app = startApp();
let editor: ReturnType<typeof importing>;
const choices = { category: "News" };
const post = (title: string, more = "") => `---\ntitle: ${title}\ndate: 2024-01-01\n---\n\nText\n${more}`;
const png = () =>
  sharp({ create: { width: 50, height: 20, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
const slugs = async () => (await app.db.select().from(articles)).map(({ slug }) => slug).toSorted();
const audited = async () =>
  (await app.db.select().from(auditEntries).where(like(auditEntries.action, "import.%"))).map(
    ({ action, actor_name }) => [action, actor_name],
  );

beforeEach(async () => {
  await categoryRepository(app.db).create({ name: "News", photo: null, show_on_header: true, position: 0 });
  const { bearer } = await aStaffMember(app, "editor");
  editor = importing(app, bearer);
});

describe("an import", () => {
  it("is checked once its file is there, and writes nothing before somebody starts it", async () => {
    const posts = [
      { id: "a", slug: "first" },
      { id: "b", slug: "second", status: "draft" },
      { id: "c", slug: "third", type: "page" },
    ];
    const id = await editor.upload("blog.json", ghostExport(posts), choices);
    expect(await editor.read(id)).toMatchObject({ state: "checking", planned: null });
    await editor.runJobs();
    const checked = await editor.read(id);
    expect(checked).toMatchObject({
      ...{ state: "checked", total: 3, done: 0, file_name: "blog.json", category: "News" },
      planned: { published: 1, draft: 1, scheduled: 0, unchanged: 0, skipped: 1, problem: 0 },
      can: { start: true, stop: false, discard: true },
    });
    expect(await slugs()).toEqual([]);
    await editor.act(id, "start").expect(200);
    await editor.runJobs();
    expect(await editor.read(id)).toMatchObject({
      ...{ state: "done", done: 3, can: { start: false, stop: false, discard: false } },
      results: { published: 1, draft: 1, scheduled: 0, unchanged: 0, skipped: 1, problem: 0 },
    });
    expect(await slugs()).toEqual(["first", "second"]);
    await app.get("/api/v1/blog/view-by-slug/first").expect(200);
    const { entries } = await editor.entries(id);
    expect(entries).toMatchObject([
      { position: 0, source: "blog.json", planned: "published", outcome: "published", slug: "first" },
      { position: 1, planned: "draft", outcome: "draft", article_id: expect.any(Number) },
      { position: 2, planned: "skipped", outcome: "skipped", article_id: null, reason: expect.any(String) },
    ]);
    const name = checked.created_by;
    expect(await audited()).toEqual([
      ["import.upload", name],
      ["import.start", name],
    ]);
    const [written] = await app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, "article.import"));
    expect(written).toMatchObject({ actor_name: name });
  });

  it("reads WordPress, and a folder of Markdown in an archive, with its images", async () => {
    const wordpress = await editor.upload("old.xml", wxrExport([wxrItem()]), choices);
    const zip = zipOf({ "site/a.md": post("A", "![x](images/x.png)\n"), "site/images/x.png": await png() });
    const markdown = await editor.upload("folder.zip", zip, choices);
    await editor.runJobs();
    expect((await editor.read(markdown)).images).toEqual({ found: 1, missing: 0, remote: 0 });
    for (const id of [wordpress, markdown]) await editor.act(id, "start").expect(200);
    await editor.runJobs();
    expect(await slugs()).toEqual(["a", "a-post"]);
    const { body } = await app.get("/api/v1/blog/view-by-slug/a").expect(200);
    expect(JSON.stringify(body)).toContain("/media/");
  });

  it("says where a file is broken, names no folder of ours, and loses nothing", async () => {
    const cut = `${ghostExport([{ id: "a" }, { id: "b" }]).slice(0, -40)}`;
    const [broken, none] = [
      await editor.upload("cut.json", cut, choices),
      await editor.upload("none.zip", zipOf({ "a.txt": "x" }), choices),
    ];
    await editor.runJobs();
    expect(await editor.read(broken)).toMatchObject({
      ...{ state: "failed", failure: expect.stringMatching(/^cut\.json: .* at line 36/), planned: null },
      can: { start: false, stop: false, discard: true },
    });
    expect((await editor.read(none)).failure).toMatch(/^none\.zip: holds no export/);
    await editor.act(broken, "start").expect(409);
    expect(await slugs()).toEqual([]);
  });

  it("shows its report page by page, and by what becomes of a post", async () => {
    const posts = Array.from({ length: 1_000 }, (_, at) => ({ id: `p${at}`, slug: `p-${at}` }));
    const odd = [...posts, { id: "page", type: "page" }, { id: "p1", slug: "again" }];
    const id = await editor.upload("blog.json", ghostExport(odd), choices);
    await editor.runJobs();
    expect(await editor.read(id)).toMatchObject({ total: 1_002, planned: { published: 1_000, problem: 1 } });
    const seen: number[] = [];
    for (let cursor = ""; ; ) {
      const { entries, pagination } = await editor.entries(
        id,
        `limit=100&cursor=${cursor}`.replace(/&cursor=$/, ""),
      );
      seen.push(...entries.map(({ position }: { position: number }) => position));
      if (!pagination.nextCursor) break;
      cursor = pagination.nextCursor;
    }
    expect(seen).toEqual(Array.from({ length: 1_002 }, (_, at) => at));
    expect((await editor.entries(id, "show=problem")).entries).toMatchObject([
      { position: 1_001, outcome: null },
    ]);
    expect((await editor.entries(id, "show=skipped")).entries).toMatchObject([{ position: 1_000 }]);
    expect((await editor.entries(id, "show=losses")).entries).toEqual([]);
  });

  it("ends after the post being written when it is stopped, and goes on from there", async () => {
    const files = {
      "a.md": post("A"),
      "b.md": post("B", "![x](x.png)\n"),
      "c.md": post("C"),
      "x.png": await png(),
    };
    const id = await editor.upload("folder.zip", zipOf(files), choices);
    await editor.runJobs();
    await editor.act(id, "start").expect(200);
    const put = async (...image: Parameters<typeof app.media.put>) => {
      await editor.act(id, "stop").expect(200);
      return app.media.put(...image);
    };
    await editor.runJobs({ ...app.media, put });
    expect(await slugs()).toEqual(["a", "b"]);
    expect(await editor.read(id)).toMatchObject({
      ...{ state: "stopped", done: 2, results: { published: 2 } },
      can: { start: true, stop: false, discard: true },
    });
    await editor.act(id, "start").expect(200);
    await editor.runJobs();
    expect(await slugs()).toEqual(["a", "b", "c"]);
    expect(await editor.read(id)).toMatchObject({ state: "done", results: { published: 3, unchanged: 0 } });
  });

  it("is started once, of two who do so at the same moment", async () => {
    const other = importing(app, (await aStaffMember(app)).bearer);
    const id = await editor.upload("blog.json", ghostExport([{ id: "a" }]), choices);
    await editor.runJobs();
    const answers = await Promise.all([editor.act(id, "start"), other.act(id, "start")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await audited()).filter(([action]) => action === "import.start")).toHaveLength(1);
  });

  it("whose job was given up says so, and goes on by hand", async () => {
    const id = await editor.upload("blog.json", ghostExport([{ id: "a", slug: "first" }]), choices);
    await app.db.update(jobs).set({ state: "dead" });
    expect(await editor.read(id)).toMatchObject({ state: "failed", can: { start: true, discard: true } });
    await editor.act(id, "start").expect(200);
    await editor.runJobs();
    expect(await editor.read(id)).toMatchObject({ state: "checked" });
    await editor.act(id, "start").expect(200);
    await app.db.update(jobs).set({ state: "dead" });
    await editor.act(id, "start").expect(200);
    await editor.runJobs();
    expect(await editor.read(id)).toMatchObject({ state: "done", results: { published: 1 } });
  });

  it("changes nothing by any but its newest job", async () => {
    const id = await editor.upload("blog.json", ghostExport([{ id: "a" }]), choices);
    await editor.runJobs();
    await editor.act(id, "start").expect(200);
    await app.db.update(articleImports).set({ run: 7 });
    await editor.runJobs();
    expect(await slugs()).toEqual([]);
  });

  it("knows as its own what it wrote before it was killed, and could not say so any more", async () => {
    const id = await editor.upload("blog.json", ghostExport([{ id: "a", slug: "first" }]), choices);
    await editor.runJobs();
    await editor.act(id, "start").expect(200);
    await editor.runJobs();
    await app.db.update(articleImports).set({ state: "stopped", done: 0 });
    await app.db.update(importEntries).set({ outcome: null });
    await editor.act(id, "start").expect(200);
    await editor.runJobs();
    expect(await editor.read(id)).toMatchObject({ state: "done", results: { published: 1, unchanged: 0 } });
  });

  it("takes nothing from a job that another one has followed", async () => {
    const id = await editor.upload("blog.json", ghostExport([{ id: "a" }]), choices);
    const imports = articleImportRepository(app.db);
    expect(await imports.changeByJob({ id, run: 0 }, ["checking"], { total: 7 })).toBeNull();
    expect(await imports.changeByJob({ id, run: 1 }, ["checking"], { total: 7 })).toBe("checking");
  });

  it("leaves a post alone that another import brought, and says so", async () => {
    const [one, other] = [
      await editor.upload("one.json", ghostExport([{ id: "a", slug: "first" }]), choices),
      await editor.upload("other.json", ghostExport([{ id: "a", slug: "first" }]), choices),
    ];
    await editor.runJobs();
    for (const id of [one, other]) await editor.act(id, "start").expect(200);
    await editor.runJobs();
    const results = [(await editor.read(one)).results, (await editor.read(other)).results];
    expect(results.map((counts) => [counts?.published, counts?.unchanged])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(await slugs()).toEqual(["first"]);
  });

  it("makes categories only where it is told to, and none of a name that is gone", async () => {
    const text = "---\ntitle: A\ndate: 2024-01-01\ncategory: Opera\n---\n\nText\n";
    const id = await editor.upload("a.zip", zipOf({ "a.md": text }), { makes_categories: true });
    const without = await editor.upload("b.zip", zipOf({ "a.md": text }), {});
    await editor.runJobs();
    expect((await editor.entries(id)).entries).toMatchObject([{ category: "Opera", is_new_category: true }]);
    expect((await editor.entries(without)).entries).toMatchObject([{ category: null, planned: "draft" }]);
    const { body } = await editor.create({ category: "Gone" }).expect(422);
    expect(body.message).toHaveProperty("category");
  });
});

describe("the file of an import", () => {
  it("comes in pieces, each once and in order, and each as long as it should be", async () => {
    const { importPieceBytes: most } = staffLimits;
    const content = Buffer.from(ghostExport([{ id: "a" }]).padEnd(most + 10));
    const { body } = await editor.create({ size: content.length }).expect(200);
    const { id } = body.data.import;
    const [first, last] = [content.subarray(0, most), content.subarray(most)];
    await editor.sendPiece(id, 1, last).expect(409);
    await editor.sendPiece(id, 0, last).expect(422);
    await editor.sendPiece(id, 0, first, "other").expect(422);
    await editor.sendPiece(id, 0, Buffer.alloc(most + 1)).expect(422);
    await editor.sendPiece(id, 0, first).expect(200);
    await editor.sendPiece(id, 0, first).expect(200);
    expect(await editor.read(id)).toMatchObject({ received: most, state: "uploading" });
    await editor.sendPiece(id, 1, last).expect(200);
    await editor.sendPiece(id, 1, last).expect(200);
    expect(await app.db.select().from(jobs)).toHaveLength(1);
    await editor.runJobs();
    expect(await editor.read(id)).toMatchObject({ state: "checked", received: content.length });
  });

  it("is no other than one that can be imported, and not too large", async () => {
    for (const fields of [
      { file_name: "a.exe" },
      { file_name: "../a.json" },
      { file_name: "" },
      { size: 0 },
      { size: staffLimits.importMaxBytes + 1 },
      { size: 1.5 },
      { domain_names: [] },
    ])
      await editor.create(fields).expect(422);
    await editor.create({ size: staffLimits.importMaxBytes }).expect(200);
  });

  it("has whatever name: reports show it without what is no name", async () => {
    const id = await editor.upload('…"><img src=x>\u202e \u0915.json', ghostExport([{ id: "a" }]), choices);
    await editor.runJobs();
    const { entries } = await editor.entries(id);
    expect(entries[0].source).toMatch(/^[\p{L}\p{N}_ ()-]+\.json$/u);
  });

  it("is one of five that are open", async () => {
    for (let count = 0; count < staffLimits.importsOpenMax; count += 1) await editor.create({}).expect(200);
    await editor.create({}).expect(409);
    await editor.act(1, "discard").expect(200);
    await editor.create({}).expect(200);
  });

  it("is of no use once the import is discarded", async () => {
    const { body } = await editor.create({ size: 10 }).expect(200);
    const { id } = body.data.import;
    await editor.act(id, "discard").expect(200);
    await editor.sendPiece(id, 0, randomBytes(10)).expect(409);
    await editor.act(id, "discard").expect(409);
    await editor.act(id, "start").expect(409);
    await editor.sendPiece(4711, 0, randomBytes(10)).expect(404);
    for (const act of ["start", "stop", "discard"] as const) await editor.act(4711, act).expect(404);
    expect((await audited()).map(([action]) => action)).toEqual(["import.upload", "import.discard"]);
  });

  it("stops being checked when the import is discarded meanwhile", async () => {
    const id = await editor.upload("blog.json", ghostExport([{ id: "a" }]), choices);
    await editor.act(id, "discard").expect(200);
    await editor.runJobs();
    expect(await editor.read(id)).toMatchObject({ state: "discarded", total: 0 });
  });
});
