import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../../db/open-database.ts";
import { articleRevisions, articles } from "../../db/schema/article.ts";
import { blogs } from "../../db/schema/blog.ts";
import { importEntries, importedArticles } from "../../db/schema/import.ts";
import { jobs } from "../../db/schema/job.ts";
import { createServerDatabase } from "../../test/database.ts";
import { rounds } from "../../test/rounds.ts";
import { zipOf } from "../../test/zip.ts";
import { articleImportRepository } from "./article-import-repository.ts";

const program = fileURLToPath(new URL("../../test/import-job-program.ts", import.meta.url));
// A job that ends sixteen processes is given up.
const kills = rounds(2, 12);
const posts = rounds(30, 600);

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "callboard-import-job-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

async function createPlace(): Promise<string> {
  if (!process.env.TEST_DATABASE_URL) return join(folder(), "data");
  const { url, drop } = await createServerDatabase();
  onTestFinished(drop);
  return url;
}

/** Runs the jobs, and kills their process some time after it has begun; without a time it runs to its end. */
async function runOnce(words: string[], killAfter: number | null): Promise<void> {
  const child = fork(program, words, { execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const over = once(child, "exit");
  await Promise.race([once(child, "message"), over]);
  if (killAfter !== null) {
    await Promise.race([pause(killAfter), over]);
    child.kill("SIGKILL");
  }
  await over;
}

it("goes on by itself where its process was killed in the middle, and each post is there once", async () => {
  const [place, files] = [await createPlace(), folder()];
  mkdirSync(files, { recursive: true });
  const text = (at: number) =>
    `---\ntitle: Post ${at}\ndate: 2024-01-01\ncategory: News\ntags: [all]\n---\n\nText\n`;
  const contents = Object.fromEntries(Array.from({ length: posts }, (_, at) => [`post-${at}.md`, text(at)]));
  writeFileSync(join(files, "folder.zip"), zipOf(contents));
  const words = [place, files, join(files, "folder.zip")];
  for (let round = 0; round < kills; round += 1) await runOnce(words, 60 + ((round * 337) % 900));
  await runOnce(words, null);

  const database = await openDatabase({
    ...(place.startsWith("postgres") ? { databaseUrl: place, dataDir: "" } : { dataDir: place }),
    onConnectionError: () => {},
  });
  const { db } = database;
  try {
    const slugs = (await db.select().from(blogs)).map(({ slug }) => slug);
    expect(new Set(slugs)).toEqual(new Set(Array.from({ length: posts }, (_, at) => `post-${at}`)));
    const found = [];
    for (const table of [articles, blogs, importedArticles, articleRevisions, importEntries])
      found.push((await db.select().from(table as never)).length);
    expect(found).toEqual([posts, posts, posts, posts * 2, posts]);
    const row = await articleImportRepository(db).get(1);
    expect(row).toMatchObject({ state: "done", done: posts, total: posts });
    expect(row?.results).toMatchObject({ published: posts, unchanged: 0, problem: 0 });
    const outcomes = new Set((await db.select().from(importEntries)).map(({ outcome }) => outcome));
    expect(outcomes).toEqual(new Set(["published"]));
    expect((await db.select().from(jobs)).map(({ state }) => state)).toEqual(["done", "done"]);
  } finally {
    await database.close();
  }
}, 3_600_000);
