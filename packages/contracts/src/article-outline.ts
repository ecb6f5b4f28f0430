import type { OutlineEntry } from "./blog.ts";

const heading = /<h([1-3])(\s[^>]*)?>([\s\S]*?)<\/h\1\s*>/gi;
const idAttribute = /\sid\s*=\s*["']?([^\s"'>]+)/gi;
const longestId = 60;

/** The prefix keeps an id apart from those of the page and from properties of the document. */
function idFor(text: string): string {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `section-${words.slice(0, longestId)}`.replace(/-$/, "");
}

function unique(taken: Set<string>, wanted: string): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

/**
 * Gives each heading h1 to h3 of sanitised article HTML a unique id and lists them. An h1 becomes an h2, since the page
 * has its own h1, and keeps level 1 in the list. Headings without words are not listed. `textOf` gives the plain text of HTML.
 */
export function outlineArticle(
  html: string,
  textOf: (html: string) => string,
): { content: string; outline: OutlineEntry[] } {
  const outline: OutlineEntry[] = [];
  const taken = new Set(Array.from(html.matchAll(idAttribute), ([, id]) => id ?? ""));
  const content = html.replace(heading, (_whole, digit: string, _attributes, inner: string) => {
    const level = Number(digit) as OutlineEntry["level"];
    const tag = `h${Math.max(level, 2)}`;
    const text = textOf(inner).replace(/\s+/g, " ").trim();
    if (!text) return `<${tag}>${inner}</${tag}>`;
    const id = unique(taken, idFor(text));
    outline.push({ id, level, text });
    return `<${tag} id="${id}" tabindex="-1">${inner}</${tag}>`;
  });
  return { content, outline };
}
