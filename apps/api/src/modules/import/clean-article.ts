import { sanitiseForeignArticle } from "@callboard/server-kit/article-html";
import type { ArticleLosses } from "./article-losses.ts";
import { PostError } from "./import-error.ts";
import { importLimits } from "./imported-post.ts";
import { printable } from "./plain-line.ts";

const voidTags = new Set(["img", "br", "hr"]);
/** A tag of sanitised HTML, in which `<` stands nowhere else. */
const tagPattern = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g;
const imagePattern = /<img\b[^>]*>/g;
const sourcePattern = / src="([^"]*)"/;

/** The sanitised HTML of a post, with the addresses of its images as they were. Throws PostError for a text beyond the bounds. */
export function cleanArticle(html: string, losses: ArticleLosses): string {
  checkLength(html);
  if (openElements(html) > openMax) throw nestedTooDeep();
  const text = printable(html);
  if (text.length < html.length) losses.add("control characters");
  const clean = sanitiseForeignArticle(text, losses.see).trim();
  if (clean.length > importLimits.content) throw tooLong(clean.length, importLimits.content);
  if (nestingOf(clean) > importLimits.nesting) throw nestedTooDeep();
  return clean;
}

/** Throws PostError for a text that is too long to be looked at. Call it before any work on the text. */
export function checkLength(text: string) {
  if (text.length > importLimits.postText) throw tooLong(text.length);
}

function tooLong(length: number, most: number = importLimits.postText) {
  const [has, may] = [length, most].map((count) => count.toLocaleString("en"));
  return new PostError(`Its text has ${has} characters, ${may} at most can be imported`);
}

function nestedTooDeep() {
  return new PostError(`Its elements are nested more than ${importLimits.nesting} deep`);
}

/** The sanitiser's work grows with the square of how many elements are open. */
const openMax = 2_000;
const rawTag = /<(\/?)([a-z][a-z0-9]*)/gi;
/** Elements that the next of their kind ends, and those that hold nothing. */
const selfClosing =
  /^(p|li|d[dt]|t[dhr]|tbody|thead|tfoot|option|img|br|hr|wbr|col|link|meta|input|source|track|area|base|embed|param)$/i;

/** How many elements are open at most, in HTML as people write it. */
function openElements(html: string): number {
  let [depth, deepest] = [0, 0];
  for (const [, slash, tag = ""] of html.matchAll(rawTag)) {
    if (selfClosing.test(tag)) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function nestingOf(html: string): number {
  let [depth, deepest] = [0, 0];
  for (const [, slash, tag = ""] of html.matchAll(tagPattern)) {
    if (voidTags.has(tag)) continue;
    depth += slash ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const entities: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&lt;": "<", "&gt;": ">" };
const decode = (text: string) =>
  text.replace(/&(?:amp|quot|lt|gt);/g, (entity) => entities[entity] ?? entity);
const encode = (text: string) =>
  text.replace(/[&"<>]/g, (sign) => `&${{ "&": "amp", '"': "quot", "<": "lt", ">": "gt" }[sign]};`);

/** The addresses of the images of sanitised HTML, each once, in their order. */
export function imageSources(html: string): string[] {
  const sources = Array.from(html.matchAll(imagePattern), ([tag]) => sourcePattern.exec(tag)?.[1] ?? "");
  return [...new Set(sources.filter(Boolean).map(decode))];
}

/** Gives the images of sanitised HTML other addresses; one without an address is taken out. */
export function replaceImages(html: string, addressOf: (src: string) => string | null): string {
  return html.replace(imagePattern, (tag) => {
    const address = addressOf(decode(sourcePattern.exec(tag)?.[1] ?? ""));
    return address === null ? "" : tag.replace(sourcePattern, () => ` src="${encode(address)}"`);
  });
}
