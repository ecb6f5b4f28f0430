import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { auditEntries } from "../../db/schema/audit.ts";
import { jobs } from "../../db/schema/job.ts";
import { startApp } from "../../test/app.ts";
import { importing } from "../../test/imports.ts";
import { aStaffMember } from "../../test/staff.ts";
import { zipOf } from "../../test/zip.ts";
import { categoryRepository } from "../category/category-repository.ts";
import { zipFiles } from "../import/files/zip-files.ts";
import { readAll } from "../import/import-files.ts";
import { sweepExports } from "./sweep-exports.ts";
import { zipArchive } from "./zip-archive.ts";

const app = startApp();
let editor: ReturnType<typeof importing>;
let bearer: string;
const make = () => app.post("/api/v1/staff/exports", {}, { bearer });
const list = async () =>
  (await app.get("/api/v1/staff/exports", undefined, bearer).expect(200)).body.data.exports;
const pieceOf = (id: number, index: number) =>
  app.get(`/api/v1/staff/exports/${id}/pieces/${index}`, undefined, bearer);
const remove = (id: number) => app.post(`/api/v1/staff/exports/${id}/remove`, {}, { bearer });
const audited = async () =>
  (await app.db.select().from(auditEntries).where(like(auditEntries.action, "export.%"))).map(
    ({ action }) => action,
  );
const stored = () => readdirSync(join(app.uploadFolder, "..", "private"));
const sweep = () => sweepExports(editor.deps());

/** Some articles, by an import. */
async function fill() {
  const text = (at: number) =>
    `---\ntitle: Post ${at}\ndate: 2024-01-01\ncategory: News\n---\n\nText ${at}\n`;
  const files = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`post-${at}.md`, text(at)]));
  const id = await editor.upload("posts.zip", zipOf(files));
  await editor.runJobs();
  await editor.act(id, "start").expect(200);
  await editor.runJobs();
}

/** The archive as a file. */
async function fetchArchive(id: number, pieces: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "callboard-export-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const read: Buffer[] = [];
  for (let index = 0; index < pieces; index += 1) {
    const { body } = await pieceOf(id, index).expect(200);
    read.push(Buffer.from(body.data.piece, "base64"));
  }
  const path = join(folder, "articles.zip");
  writeFileSync(path, Buffer.concat(read));
  return path;
}

beforeEach(async () => {
  await categoryRepository(app.db).create({ name: "News", photo: null, show_on_header: true, position: 0 });
  ({ bearer } = await aStaffMember(app, "editor"));
  editor = importing(app, bearer);
});

describe("an export", () => {
  it("is an archive of all articles, which an empty site takes in again", async () => {
    await fill();
    const { body } = await make().expect(200);
    expect(body.data.export).toMatchObject({ state: "waiting", done: 0 });
    const { id } = body.data.export;
    await pieceOf(id, 0).expect(404);
    await editor.runJobs();
    const [made] = await list();
    expect(made).toMatchObject({
      state: "done",
      total: 12,
      done: 12,
      pieces: 1,
      expires_at: expect.any(String),
    });
    const path = await fetchArchive(id, made.pieces);
    const files = await zipFiles(path);
    const names = await files.names();
    expect(names).toHaveLength(12);
    expect((await readAll(files.open("post-3.md", 10_000))).toString()).toContain("title: Post 3\n");
    const back = await readAll(files.open("post-3.md", 10_000));
    await files.close();
    await app.db.execute(sql`truncate imported_articles, articles, blogs cascade`);
    const again = await editor.upload("again.zip", zipOf({ "post-3.md": back }));
    await editor.runJobs();
    expect(await editor.read(again)).toMatchObject({ state: "checked", planned: { published: 1 } });
    await pieceOf(id, 1).expect(404);
    expect(await audited()).toEqual(["export.create", "export.download"]);
  });

  it("is made once at a time, and again where the job of the last one was given up", async () => {
    await make().expect(200);
    await make().expect(409);
    await app.db.update(jobs).set({ state: "dead" });
    await make().expect(200);
    expect((await list()).map(({ state }: { state: string }) => state)).toEqual(["waiting", "failed"]);
  });

  it("is deleted by whoever wants that, and after a day", async () => {
    await make().expect(200);
    await editor.runJobs();
    const before = stored().length;
    await remove(1).expect(200);
    await remove(1).expect(404);
    await pieceOf(1, 0).expect(404);
    app.clock.pass(61_000);
    await sweep();
    expect(stored()).toHaveLength(before - 1);
    await make().expect(200);
    await editor.runJobs();
    app.clock.pass(staffLimits.exportKept);
    ({ bearer } = await aStaffMember(app));
    await pieceOf(2, 0).expect(200);
    app.clock.pass(1_000);
    await sweep();
    await pieceOf(2, 0).expect(404);
    app.clock.pass(61_000);
    await sweep();
    expect(stored()).toHaveLength(before - 1);
    expect(await audited()).toEqual(["export.create", "export.remove", "export.create", "export.download"]);
  });
});

it("an archive is kept in pieces of one length, and is whole", async () => {
  const kept: Buffer[] = [];
  const zip = zipArchive(1_000, async (index, piece) => {
    expect(index).toBe(kept.length);
    kept.push(piece);
  });
  const image = Buffer.from(Array.from({ length: 2_345 }, (_, at) => at % 251));
  await zip.add("a.md", "text");
  await zip.add("images/b.webp", image);
  const { size, pieces } = await zip.close();
  expect(kept.map(({ length }) => length)).toEqual([
    ...Array(pieces - 1).fill(1_000),
    size - (pieces - 1) * 1_000,
  ]);
  const folder = mkdtempSync(join(tmpdir(), "callboard-zip-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "a.zip"), Buffer.concat(kept));
  const files = await zipFiles(join(folder, "a.zip"));
  expect(await readAll(files.open("images/b.webp", 10_000))).toEqual(image);
  await files.close();
});
