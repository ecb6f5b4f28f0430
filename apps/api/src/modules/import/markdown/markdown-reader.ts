import { posix } from "node:path";
import { articleLosses } from "../article-losses.ts";
import { buildPost } from "../build-post.ts";
import { checkLength } from "../clean-article.ts";
import { decodeText } from "../decode-text.ts";
import { ImportError, PostError } from "../import-error.ts";
import type { ImportFiles } from "../import-files.ts";
import { type ImportEntry, type ImportedState, importLimits } from "../imported-post.ts";
import { articleSlug } from "../slug.ts";
import { type FrontMatter, readFrontMatter } from "./front-matter.ts";
import { markdownHtml } from "./markdown-html.ts";

const isMarkdown = /\.(md|markdown)$/i;

/** Reads the Markdown files of a folder, in the order of their names. Throws ImportError where there are none. */
export async function* readMarkdown(files: ImportFiles): AsyncGenerator<ImportEntry, void> {
  const names = (await files.names()).filter((name) => isMarkdown.test(name));
  if (names.length === 0) throw new ImportError("There are no files ending in .md");
  for (const name of names) yield await readFile(files, name);
}

async function readFile(files: ImportFiles, name: string): Promise<ImportEntry> {
  const place = { source: name, line: 1, column: 1 };
  let title = "";
  try {
    let text = "";
    for await (const part of decodeText(files.open(name, importLimits.postText * 4), name)) text += part;
    const read = readFrontMatter(text);
    if (!read) return { ...place, title, skipped: "It has no front matter" };
    title = read.head.title?.slice(0, 200) ?? "";
    return { ...place, post: toPost(name, read.head, read.body) };
  } catch (error) {
    if (error instanceof PostError) return { ...place, title, problem: error.message };
    if (error instanceof ImportError)
      return { ...place, title, problem: error.message.replace(`${name}: `, "It ") };
    throw error;
  }
}

function toPost(file: string, head: FrontMatter, body: string) {
  checkLength(body);
  const named = nameOf(file);
  const slug = head.slug ?? named.slug;
  const heading = head.title === undefined ? /^\s*#[ \t]+(.+)(?:\n|$)/.exec(body) : null;
  const [category = "", ...further] = head.category ? [head.category] : (head.categories ?? []);
  const losses = articleLosses();
  return buildPost(
    {
      ...{ key: `markdown:${articleSlug([slug], file)}`, title: head.title ?? heading?.[1] ?? "", slug },
      html: markdownHtml(heading ? body.slice(heading[0].length) : body),
      excerpt: head.excerpt ?? head.description ?? head.summary ?? null,
      author: head.author ?? head.authors ?? "",
      tags: [...(head.tags ?? []), ...further].map((name) => ({ name })),
      ...{ category, ...datesOf(head, named.date), domain_names: head.domains },
      featured_image: head.featured_image ?? head.image ?? head.cover ?? null,
      meta_title: head.meta_title ?? "",
      meta_description: head.meta_description ?? "",
      is_featured: head.featured ?? false,
      filesOf: (src) => filesBeside(file, src),
    },
    losses,
  );
}

/** The slug and the date that a file's name says: `2026-01-31-a-title.md`, or `a-title/index.md`. */
function nameOf(file: string): { slug: string; date: string | null } {
  const bare = posix.basename(file).replace(isMarkdown, "");
  const name = /^_?index$/i.test(bare) ? posix.basename(posix.dirname(file)) : bare;
  const [, date = null, slug = name] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name) ?? [];
  return { slug, date };
}

function datesOf(head: FrontMatter, ofName: string | null) {
  const published_at = head.published_at ?? head.date ?? head.pubDate ?? ofName;
  const isDraft = head.draft ?? head.published === false;
  const state: ImportedState = isDraft ? "draft" : "published";
  return { published_at, created_at: head.created_at ?? head.created ?? null, state };
}

/** The files that may be an image: beside the text, or where generators keep what a leading slash means. */
function filesBeside(file: string, src: string): string[] {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(src)) return [];
  const path = decodePath(src.replace(/[?#].*$/s, ""));
  const isFromRoot = path.startsWith("/");
  const candidates = isFromRoot
    ? ["", "static", "public", "assets"].map((folder) => posix.join(folder, `.${path}`))
    : [posix.join(posix.dirname(file), path)];
  return candidates.filter((name) => !name.startsWith("../") && name !== "..");
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
