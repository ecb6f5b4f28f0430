import { z } from "zod";
import { articleLosses } from "../article-losses.ts";
import { buildPost } from "../build-post.ts";
import { checkLength } from "../clean-article.ts";
import { decodeText } from "../decode-text.ts";
import { ImportError, PostError } from "../import-error.ts";
import type { ImportFile } from "../import-files.ts";
import type { ImportEntry, ImportedState } from "../imported-post.ts";
import { ghostFiles, ghostHtml, hasPaywall } from "./ghost-html.ts";
import { type GhostRelations, ghostRelations, relationTables } from "./ghost-relations.ts";
import { type GhostRow, ghostRows } from "./ghost-rows.ts";

const words = z.string().nullish();
const ghostPost = z.object({
  id: z.union([z.string().min(1).max(100), z.number()]).transform(String),
  title: z.string().default(""),
  slug: z.string().default(""),
  html: words,
  lexical: words,
  mobiledoc: words,
  feature_image: words,
  featured: z.union([z.boolean(), z.number()]).nullish(),
  type: words,
  page: z.union([z.boolean(), z.number()]).nullish(),
  status: z.string(),
  visibility: words,
  created_at: words,
  published_at: words,
  custom_excerpt: words,
  codeinjection_head: words,
  codeinjection_foot: words,
});
type GhostPost = z.infer<typeof ghostPost>;

/**
 * Reads the posts of a Ghost export (JSON of Ghost 5 and 6), one at a time, in two passes: tags and authors stand after the
 * posts. Throws ImportError for a file that is no such export, is broken or cut off.
 */
export async function* readGhost(file: ImportFile): AsyncGenerator<ImportEntry, void> {
  const relations = ghostRelations(file.name);
  for await (const row of rowsOf(file, relationTables)) relations.add(row);
  let count = 0;
  for await (const row of rowsOf(file, new Set(["posts"]))) {
    count += 1;
    yield readPost(row, file.name, relations);
  }
  if (count === 0) throw new ImportError(`${file.name}: holds no posts of a Ghost export`);
}

async function* rowsOf(file: ImportFile, wanted: ReadonlySet<string>): AsyncGenerator<GhostRow> {
  const rows = ghostRows(file.name, wanted);
  for await (const text of decodeText(file.open(), file.name)) yield* rows.read(text);
  rows.end();
}

function readPost(row: GhostRow, source: string, relations: GhostRelations): ImportEntry {
  const place = { source, line: row.line, column: row.column };
  let title = "";
  try {
    const post = parsePost(row.json);
    title = post.title.slice(0, 200);
    if (post.type === "page" || post.page)
      return { ...place, title, skipped: "A page: only posts are imported" };
    return { ...place, post: toPost(post, relations) };
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    return { ...place, title, problem: error.message };
  }
}

function parsePost(json: string | null): GhostPost {
  if (json === null) throw new PostError("It is larger than 8 MB");
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new PostError(`It is no valid JSON: ${(error as Error).message.split(",")[0]}`);
  }
  const post = ghostPost.safeParse(value);
  if (post.success) return post.data;
  const [issue] = post.error.issues;
  throw new PostError(`Its field ${issue?.path.join(".")} is not what Ghost writes there`);
}

const states: Record<string, ImportedState> = {
  published: "published",
  sent: "published",
  scheduled: "scheduled",
};

function toPost(post: GhostPost, relations: GhostRelations) {
  const losses = articleLosses();
  if (!post.html && (post.lexical || post.mobiledoc) && !isEmptyText(post)) {
    throw new PostError("It has no HTML: export it again from Ghost 5 or newer");
  }
  const { shown, internal } = relations.tagsOf(post.id);
  const meta = relations.metaOf(post.id);
  const [author = "", ...others] = relations.authorsOf(post.id);
  if (others.length > 0) losses.add(`further authors (${others.join(", ").slice(0, 100)})`);
  for (const _tag of internal) losses.add("an internal tag");
  if (post.codeinjection_head || post.codeinjection_foot) losses.add("injected code");
  if (meta?.feature_image_caption) losses.add("the caption of its featured image");
  const html = post.html ?? "";
  checkLength(html);
  return buildPost(
    {
      ...{ key: `ghost:${post.id}`, title: post.title, slug: post.slug, author, filesOf: ghostFiles },
      ...{ excerpt: post.custom_excerpt || null, html: ghostHtml(html, losses), tags: tagsOf(shown) },
      category: shown[0]?.name ?? "",
      ...{ published_at: post.published_at ?? null, created_at: post.created_at ?? null },
      state: stateOf(post, html, losses.add),
      featured_image: post.feature_image?.replace("__GHOST_URL__", "") || null,
      meta_title: meta?.meta_title ?? "",
      meta_description: meta?.meta_description ?? "",
      is_featured: Boolean(post.featured),
    },
    losses,
  );
}

const tagsOf = (tags: { name: string; slug?: string | null | undefined }[]) =>
  tags.map(({ name, slug }) => ({ name, slug: slug ?? undefined }));

/** A text for members is never published by an import: everybody could read it here. */
function stateOf(
  { status, visibility }: GhostPost,
  html: string,
  lose: (loss: string) => void,
): ImportedState {
  const isForMembers = (visibility ?? "public") !== "public" || hasPaywall(html);
  if (isForMembers) lose("its limit to members: it becomes a draft");
  if (status === "sent") lose("that it was sent by email only: it becomes a draft");
  if (isForMembers || status === "sent") return "draft";
  return Object.hasOwn(states, status) ? (states[status] ?? "draft") : "draft";
}

/** True for a draft that somebody opened and never wrote in. */
function isEmptyText({ lexical, mobiledoc }: GhostPost): boolean {
  const text = `${lexical ?? ""}${mobiledoc ?? ""}`;
  return !/"text":"[^"]/.test(text) && !/\[0,\[\],0,"[^"]/.test(text) && !text.includes('"type":"image"');
}
