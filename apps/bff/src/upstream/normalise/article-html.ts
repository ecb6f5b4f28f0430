import type { ArticleEmbed } from "@callboard/contracts/article-embed";
import { outlineArticle } from "@callboard/contracts/article-outline";
import type { Blog, OutlineEntry } from "@callboard/contracts/blog";
import { sanitiseArticle, textOf } from "@callboard/server-kit/article-html";
import { showEmbeds } from "./embed-card.ts";

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

type Written = {
  content: string;
  outline?: OutlineEntry[] | null | undefined;
  embeds?: ArticleEmbed[] | undefined;
};

/**
 * Article HTML as pages show it. Our API sends it sanitised, with an outline; that of any other upstream is sanitised here,
 * each heading h1 to h3 gets a unique id and is listed. Tables get a frame to scroll in. Where it comes with what it embeds, that is
 * shown as cards.
 */
export function articleHtml({ content, outline, embeds }: Written): Pick<Blog, "content" | "outline"> {
  const outlined = outline ? { content, outline } : outlineArticle(sanitiseArticle(content), textOf);
  const framed = frameTables(outlined.content);
  return { ...outlined, content: embeds ? showEmbeds(framed, embeds) : framed };
}
