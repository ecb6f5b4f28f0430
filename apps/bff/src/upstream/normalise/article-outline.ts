import type { Blog, OutlineEntry } from "@callboard/contracts/blog";
import { plainTextOf } from "./plain-text-of.ts";

const heading = /<h([1-3])(\s[^>]*)?>([\s\S]*?)<\/h\1\s*>/gi;
const table = /<table(?=[\s>])|<\/table\s*>/gi;
const otherId = /\sid\s*=\s*["']?([^\s"'>]+)/gi;

/** Ids start with a word of their own: none meets an id of the page or a property of the document. */
function anchorOf(text: string): string {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `section-${words.slice(0, 60)}`.replace(/-$/, "");
}

function uniqueIn(taken: Set<string>, wanted: string): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

const tableFrame = '<div class="table-frame" role="region" aria-label="Table" tabindex="0">';

/**
 * A wide table scrolls inside a frame of its own, by keyboard too. One inside another has none: where a table may not
 * stand, the browser ends the outer one and its frame early, and what is left over would close the page's own elements.
 */
function frameTables(html: string): string {
  let depth = 0;
  return html.replace(table, (tag) => {
    if (!tag.startsWith("</")) return depth++ === 0 ? tableFrame + tag : tag;
    if (depth === 0) return tag;
    depth--;
    return depth === 0 ? `${tag}</div>` : tag;
  });
}

function outlineArticle(html: string): { content: string; outline: OutlineEntry[] } {
  const outline: OutlineEntry[] = [];
  const taken = new Set(Array.from(html.matchAll(otherId), ([, id]) => id ?? ""));
  const content = html.replace(heading, (_whole, digit: string, _attributes, inner: string) => {
    const level = Number(digit) as OutlineEntry["level"];
    const tag = `h${Math.max(level, 2)}`;
    const text = plainTextOf(inner);
    if (!text) return `<${tag}>${inner}</${tag}>`;
    const id = uniqueIn(taken, anchorOf(text));
    outline.push({ id, text, level });
    return `<${tag} id="${id}" tabindex="-1">${inner}</${tag}>`;
  });
  return { content, outline };
}

/**
 * Article HTML as pages show it. Where the upstream sends no outline, each heading h1 to h3 gets a unique id and is listed;
 * an h1 becomes an h2, since the page has its own, and keeps level 1 in the list; headings without words are not listed.
 * Tables get a frame to scroll in.
 */
export function articleHtml({ content, outline }: Pick<Blog, "content" | "outline">) {
  const outlined = outline ? { content, outline } : outlineArticle(content);
  return { ...outlined, content: frameTables(outlined.content) };
}
