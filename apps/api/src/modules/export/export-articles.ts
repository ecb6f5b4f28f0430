import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "@callboard/server-kit/start-error";
import type { Db } from "../../db/client.ts";
import { articleRepository } from "../article/article-repository.ts";
import { readAll } from "../import/import-files.ts";
import type { MediaStore } from "../media/media-store.ts";
import { articleMarkdown, type ExportedArticle, imagesOf } from "./article-markdown.ts";
import { exportRepository } from "./export-repository.ts";

type Context = { db: Db; media: MediaStore; print: (line: string) => void };

/** What an export holds, and what it leaves out. */
export type ExportCounts = {
  articles: number;
  images: number;
  /** Images that are not in the store. */
  missing: number;
  /** Articles with changes that are not published. */
  changes: number;
};

type Writing = Pick<Context, "db" | "media"> & {
  /** Writes a file of the export, whole or not at all. */
  write: (place: string, content: string | Uint8Array) => Promise<void>;
  /** Hears of each article that is written. */
  onArticle?: (counts: ExportCounts) => Promise<void> | void;
};

/**
 * Writes every article as Markdown with front matter into an empty folder, its images beside it in `images/`. What the import makes of the
 * folder on an empty site is the same articles. Throws StartError for a folder that holds something.
 */
export async function exportArticles(
  { db, media, print }: Context,
  folder: string | undefined,
): Promise<void> {
  if (!folder) throw new StartError("usage:\n  npm run export -- <folder>");
  await mkdir(join(folder, "images"), { recursive: true, mode: 0o700 });
  const others = (await readdir(folder)).filter((name) => name !== "images");
  if (others.length > 0 || (await readdir(join(folder, "images"))).length > 0)
    throw new StartError(`${folder} is not empty: name a new folder`);
  const counts = await writeArticleFiles({
    ...{ db, media, write: (place, content) => writeWhole(join(folder, place), content) },
    onArticle: ({ articles }) => {
      if (articles % 100 === 0) print(`${articles} articles`);
    },
  });
  print(`${counts.articles} articles and ${counts.images} images are in ${folder}`);
  if (counts.missing > 0) print(`${counts.missing} images are not in the store, and are left out`);
  if (counts.changes > 0)
    print(`${counts.changes} articles have changes that are not published, which are left out`);
}

/** Writes every article as a file of Markdown, and its images, one after the other. */
export async function writeArticleFiles({ db, media, write, onArticle }: Writing): Promise<ExportCounts> {
  await articleRepository(db).adopt();
  const taken = new Set<string>();
  const counts = { articles: 0, images: 0, missing: 0, changes: 0 };
  for await (const article of exportRepository(db).list()) {
    const slug = fileSlug(article, taken);
    const images = await copyImages({ media, write }, article, slug);
    const addressOf = (src: string) => images.get(src) ?? (src.startsWith("/media/") ? null : src);
    await write(`${slug}.md`, articleMarkdown(article, slug, addressOf));
    counts.articles += 1;
    counts.images += images.size;
    counts.missing += imagesOf(article).filter((src) => src.startsWith("/media/") && !images.has(src)).length;
    if (article.has_changes) counts.changes += 1;
    await onArticle?.(counts);
  }
  return counts;
}

/** The slug of an article; drafts may have none, or one that another article has. */
function fileSlug({ slug, id }: ExportedArticle, taken: Set<string>): string {
  const own = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? slug : `article-${id}`;
  let free = own;
  for (let count = 2; taken.has(free); count += 1) free = `${own}-${count}`;
  taken.add(free);
  return free;
}

/** Copies the images of the store that an article shows, in the largest width. Gives their places in the export by their addresses. */
async function copyImages(
  { media, write }: Pick<Writing, "media" | "write">,
  article: ExportedArticle,
  slug: string,
) {
  const places = new Map<string, string>();
  for (const src of imagesOf(article)) {
    const stored = src.startsWith("/media/") ? await media.open(src.slice("/media/".length)) : null;
    if (!stored) continue;
    const place = `images/${slug}-${places.size + 1}.webp`;
    await write(place, await readAll(stored.body));
    places.set(src, place);
  }
  return places;
}

/** A file that is there is whole, whatever happens while it is written. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
