import { outlineArticle } from "@callboard/contracts/article-outline";
import type { Blog } from "@callboard/contracts/blog";
import { plainTextOf } from "./plain-text-of.ts";

const table = /<table(?=[\s>])|<\/table\s*>/gi;

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

/**
 * Article HTML as pages show it. Where the upstream sends no outline, each heading h1 to h3 gets a unique id and is listed;
 * an h1 becomes an h2, since the page has its own, and keeps level 1 in the list; headings without words are not listed.
 * Tables get a frame to scroll in.
 */
export function articleHtml({ content, outline }: Pick<Blog, "content" | "outline">) {
  const outlined = outline ? { content, outline } : outlineArticle(content, plainTextOf);
  return { ...outlined, content: frameTables(outlined.content) };
}
