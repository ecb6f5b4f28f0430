import sanitizeHtml from "sanitize-html";
import { keepEmbeds, replaceEmbeds } from "./article-embed.ts";
import { wordsOf } from "./words.ts";

const wordsAMinute = 200;

const text = [
  "p",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "br",
  "hr",
  "blockquote",
  "pre",
  "figure",
  "figcaption",
];
const inline = ["a", "em", "strong", "b", "i", "u", "s", "del", "sub", "sup", "code", "mark", "abbr", "span"];
const lists = ["ul", "ol", "li", "dl", "dt", "dd"];
const tables = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

const imageSource = /^(\/media\/[\w.-]+$|https:\/\/)/;

const allowedElements = new Set([...text, ...inline, ...lists, ...tables, "img"]);

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...allowedElements],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "title", "width", "height"],
    ol: ["start", "reversed"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    abbr: ["title"],
    figure: ["data-embed"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  transformTags: { a: (tagName, { rel: _given, ...attribs }) => ({ tagName, attribs: withRel(attribs) }) },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !imageSource.test(attribs.src ?? ""),
};

function withRel(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return /^\s*https?:/i.test(attribs.href ?? "") ? { ...attribs, rel: "noopener" } : attribs;
}

/** Sanitises article HTML: keeps text, links, tables, embeds, and images of our store or over https. */
export function sanitiseArticle(html: string): string {
  return keepEmbeds(sanitizeHtml(html, rules));
}

/** True for an element that stays in an article. */
export function isArticleElement(tag: string): boolean {
  return allowedElements.has(tag);
}

const besideRules: sanitizeHtml.IOptions = {
  ...rules,
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

/**
 * Sanitises article HTML whose images still have the addresses of another site: keeps them, so that the caller can give each its
 * place here and sanitise again. Calls `onTag` with each opening tag as it was written.
 */
export function sanitiseForeignArticle(
  html: string,
  onTag: (tag: string, attributes: Record<string, string>) => void,
): string {
  return keepEmbeds(sanitizeHtml(html, { ...besideRules, onOpenTag: onTag }));
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
const inlineTag = new RegExp(`</?(?:${inline.join("|")})(?:\\s[^>]*)?>`, "g");

/** The text of sanitised HTML, with a space wherever one block ends and the next begins. The words of an embed are not the article's. */
export function textOf(html: string): string {
  return replaceEmbeds(html, () => " ")
    .replace(inlineTag, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(content: string): number {
  return Math.max(1, Math.ceil(wordsOf(content).length / wordsAMinute));
}
