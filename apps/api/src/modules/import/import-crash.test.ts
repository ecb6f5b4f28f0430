import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../../db/open-database.ts";
import { articleRevisions, articles } from "../../db/schema/article.ts";
import { blogs } from "../../db/schema/blog.ts";
import { categories } from "../../db/schema/category.ts";
import { images } from "../../db/schema/image.ts";
import { importedArticles } from "../../db/schema/import.ts";
import { tags } from "../../db/schema/tag.ts";
import { createServerDatabase } from "../../test/database.ts";
import { rounds } from "../../test/rounds.ts";
import { diskFiles } from "../media/files/disk-files.ts";
import { mediaStore } from "../media/media-store.ts";
import { sweepUploads } from "../media/photo/upload-sweep.ts";

const program = fileURLToPath(new URL("../../test/import-program.ts", import.meta.url));
const kills = rounds(4, 200);
const posts = rounds(30, 600);

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "callboard-import-crash-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

async function createPlace(): Promise<string> {
  if (!process.env.TEST_DATABASE_URL) return join(folder(), "data");
  const { url, drop } = await createServerDatabase();
  onTestFinished(drop);
  return url;
}

async function writeSource(source: string) {
  mkdirSync(join(source, "images"), { recursive: true });
  for (let at = 0; at < posts; at += 1) {
    const image = `images/${at % 10}.png`;
    const background = { r: at % 10, g: 40, b: 90 };
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } }).png();
    if (at < 10) writeFileSync(join(source, image), await picture.toBuffer());
    const head = `title: Post ${at}\ndate: 2024-01-01\ncategory: News\ntags: [all, tag ${at % 7}]`;
    writeFileSync(join(source, `post-${at}.md`), `---\n${head}\n---\n![x](${image})\n\nText ${at}\n`);
  }
}

/** Runs the import, and kills it some time after it has begun to write; without a time it runs to its end. */
async function runOnce(words: string[], killAfter: number | null): Promise<string[]> {
  const lines: string[] = [];
  const child = fork(program, words, { execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  child.on("message", ({ line }: { line?: string }) => line && lines.push(line));
  await once(child, "message");
  const over = once(child, "exit");
  if (killAfter !== null) {
    await Promise.race([pause(killAfter), over]);
    child.kill("SIGKILL");
  }
  await over;
  return lines;
}

it("loses and doubles no post and no image when it is killed again and again, and run to its end", async () => {
  const [place, media, source] = [await createPlace(), folder(), folder()];
  await writeSource(source);
  const words = [place, media, source];
  for (let round = 0; round < kills; round += 1) await runOnce(words, 150 + ((round * 137) % 900));
  const lines = await runOnce(words, null);
  expect(lines.join("\n")).toMatch(/published, 0 drafts, 0 scheduled, \d+ there already\n0 not imported/);
  expect((await runOnce(words, null)).join("\n")).toContain(
    `0 published, 0 drafts, 0 scheduled, ${posts} there already`,
  );

  const database = await openDatabase({
    ...(place.startsWith("postgres") ? { databaseUrl: place, dataDir: "" } : { dataDir: place }),
    onConnectionError: () => {},
  });
  const { db } = database;
  try {
    const [slugs, of] = [
      new Set((await db.select().from(blogs)).map(({ slug }) => slug)),
      async (table: never) => (await db.select().from(table)).length,
    ];
    expect(slugs).toEqual(new Set(Array.from({ length: posts }, (_, at) => `post-${at}`)));
    const counts = [articles, blogs, importedArticles, articleRevisions, images, tags, categories];
    const found = [];
    for (const table of counts) found.push(await of(table as never));
    expect(found).toEqual([posts, posts, posts, posts * 2, 10, 8, 1]);

    const uploadFolder = join(media, "uploads");
    const store = mediaStore(diskFiles(join(media, "media")));
    const clock = () => new Date(Date.now() + 7_200_000);
    await sweepUploads({ db, media: store, clock, uploadFolder });
    expect(readdirSync(join(media, "media"))).toHaveLength(30);
    for (const { address } of await db.select().from(images)) {
      const stored = await store.open(address.replace("/media/", ""));
      stored?.body.destroy();
      expect(stored?.size).toBeGreaterThan(0);
    }
  } finally {
    await database.close();
  }
}, 3_600_000);
