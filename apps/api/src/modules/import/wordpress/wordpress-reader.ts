import { articleLosses } from "../article-losses.ts";
import { buildPost } from "../build-post.ts";
import { checkLength } from "../clean-article.ts";
import { decodeText } from "../decode-text.ts";
import { ImportError, PostError } from "../import-error.ts";
import type { ImportFile } from "../import-files.ts";
import type { ImportEntry, ImportedState } from "../imported-post.ts";
import { plainLine } from "../plain-line.ts";
import type { Attachment } from "./shortcodes.ts";
import { wordpressFiles, wordpressHtml } from "./wordpress-html.ts";
import { partText, type WxrItem, type WxrPart, wxrItems } from "./wxr-items.ts";

/** What posts refer to: authors by login, attachments by id. */
type Known = { authors: Map<string, string>; attachments: Map<string, Attachment> };
const knownMax = 200_000;

/**
 * Reads the posts of a WordPress export (WXR), one at a time, in two passes: attachments may stand after the posts that show them.
 * Throws ImportError for a file that is no such export, and for one that is cut off.
 */
export async function* readWordpress(file: ImportFile): AsyncGenerator<ImportEntry, void> {
  const known: Known = { authors: new Map(), attachments: new Map() };
  for await (const item of itemsOf(file)) note(item, known);
  for await (const item of itemsOf(file)) if (item.name === "item") yield readItem(item, file.name, known);
}

async function* itemsOf(file: ImportFile): AsyncGenerator<WxrItem> {
  const items = wxrItems(file.name);
  for await (const text of decodeText(file.open(), file.name)) yield* items.read(text);
  yield* items.end();
}

function note(item: WxrItem, { authors, attachments }: Known) {
  if (authors.size + attachments.size > knownMax) {
    throw new ImportError(
      `More than ${knownMax.toLocaleString("en")} attachments cannot be imported at once`,
    );
  }
  if (item.name === "wp:author") {
    const login = partText(item, "wp:author_login");
    authors.set(login, partText(item, "wp:author_display_name") || login);
  } else if (partText(item, "wp:post_type") === "attachment") {
    const url = partText(item, "wp:attachment_url") || partText(item, "guid");
    const alt = metaOf(item, "_wp_attachment_image_alt").slice(0, 500);
    attachments.set(partText(item, "wp:post_id"), {
      url,
      alt,
      caption: partText(item, "excerpt:encoded").slice(0, 500),
    });
  }
}

function metaOf(item: WxrPart, key: string): string {
  const found = item.parts.get("wp:postmeta")?.find((meta) => partText(meta, "wp:meta_key") === key);
  return found ? partText(found, "wp:meta_value") : "";
}

const others: Record<string, string> = {
  page: "A page: only posts are imported",
  attachment: "An attachment: taken along where a post shows it",
  nav_menu_item: "An entry of a menu",
};

function readItem(item: WxrItem, source: string, known: Known): ImportEntry {
  const place = { source, line: item.line, column: item.column };
  const title = plainLine(partText(item, "title"), { name: "", most: 200 }, []);
  if (item.problem) return { ...place, title, problem: item.problem };
  const type = partText(item, "wp:post_type");
  if (type !== "post") {
    const word = Object.hasOwn(others, type) ? others[type] : `Of the type ${type.slice(0, 40) || "nothing"}`;
    return { ...place, title, skipped: word ?? "" };
  }
  if (/^(trash|auto-draft|inherit)$/.test(partText(item, "wp:status"))) {
    return { ...place, title, skipped: "In the trash, or a version of another post" };
  }
  try {
    return { ...place, post: toPost(item, known) };
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    return { ...place, title, problem: error.message };
  }
}

function toPost(item: WxrItem, { authors, attachments }: Known) {
  const id = partText(item, "wp:post_id").trim();
  if (!/^\d{1,18}$/.test(id)) throw new PostError("It has no wp:post_id");
  // Ids begin at 1 on every site: the guid tells two sites apart.
  const guid = partText(item, "guid").trim().slice(0, 300);
  const content = partText(item, "content:encoded");
  checkLength(content);
  const losses = articleLosses();
  for (const loss of item.losses) losses.add(loss);
  const comments = item.parts.get("wp:comment")?.length ?? 0;
  if (comments > 0) losses.add(comments === 1 ? "1 comment" : `${comments} comments`);
  const creator = partText(item, "dc:creator");
  const [categories, tags] = [labelsOf(item, "category"), labelsOf(item, "post_tag")];
  const [category, ...further] = categories.filter(({ slug }) => slug !== "uncategorized");
  if (further.length > 0) losses.add("further categories (they become tags)");
  return buildPost(
    {
      ...{
        key: `wordpress:${guid || id}`,
        title: partText(item, "title"),
        slug: decodeSlug(partText(item, "wp:post_name")),
      },
      ...{
        excerpt: stripTags(partText(item, "excerpt:encoded")).trim() || null,
        author: authors.get(creator) ?? creator,
      },
      html: wordpressHtml(content, (of) => attachments.get(of), losses),
      ...{ tags: [...tags, ...further], category: category?.name ?? "", filesOf: wordpressFiles },
      ...{ ...datesOf(item), state: stateOf(item, losses.add) },
      featured_image: attachments.get(metaOf(item, "_thumbnail_id").trim())?.url ?? null,
      meta_title: withoutVariables(metaOf(item, "_yoast_wpseo_title") || metaOf(item, "rank_math_title")),
      meta_description: withoutVariables(
        metaOf(item, "_yoast_wpseo_metadesc") || metaOf(item, "rank_math_description"),
      ),
      is_featured: partText(item, "wp:is_sticky").trim() === "1",
    },
    losses,
  );
}

function labelsOf(item: WxrItem, domain: string) {
  const found = (item.parts.get("category") ?? []).filter(({ attributes }) => attributes.domain === domain);
  return found.map(({ text, attributes }) => ({ name: text, slug: decodeSlug(attributes.nicename ?? "") }));
}

const states: Record<string, ImportedState> = { publish: "published", future: "scheduled" };

/** What only some could read is never published by an import: everybody could read it here. */
function stateOf(item: WxrItem, lose: (loss: string) => void): ImportedState {
  const status = partText(item, "wp:status").trim();
  const isClosed = status === "private" || partText(item, "wp:post_password") !== "";
  if (isClosed) lose("its limit to some readers: it becomes a draft");
  return isClosed || !Object.hasOwn(states, status) ? "draft" : (states[status] ?? "draft");
}

function datesOf(item: WxrItem) {
  const gmt = partText(item, "wp:post_date_gmt").trim();
  const date = gmt && !gmt.startsWith("0000") ? gmt : partText(item, "wp:post_date").trim();
  return { published_at: date, created_at: date };
}

/** Texts of plugins with variables such as `%%sitename%%` are none that a reader was shown. */
const withoutVariables = (text: string) => (/%%?\w+%%?/.test(text) ? "" : text);
const stripTags = (html: string) => html.replace(/<[^<>]*>/g, " ");

function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
