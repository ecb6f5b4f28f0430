import { getSchema, type JSONContent } from "@tiptap/core";
import { DOMParser, DOMSerializer, type Node } from "@tiptap/pm/model";
import DOMPurify from "dompurify";
import { articleExtensions } from "./extensions.ts";

const schema = getSchema(articleExtensions);
const parser = DOMParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

/** An article begins with h2: its title is the page's h1. */
const levels = { h1: "h2", h5: "h4", h6: "h4" };

/** Headings in the levels that an article has. */
export function levelHeadings(root: HTMLElement): void {
  for (const [from, to] of Object.entries(levels)) {
    for (const heading of root.querySelectorAll(from)) {
      const next = root.ownerDocument.createElement(to);
      next.append(...heading.childNodes);
      heading.replaceWith(next);
    }
  }
}

/** HTML as elements: scripts and handlers are left out, and nothing of it runs or loads. */
export function safeElements(html: string): HTMLElement {
  // A page of frames has no body.
  const body = DOMPurify.sanitize(html, { RETURN_DOM: true }) as HTMLElement | null;
  return body ?? document.implementation.createHTMLDocument().body;
}

/** Stored HTML as elements, its headings in the levels of an article. */
export function elementsOf(html: string): HTMLElement {
  const clean = safeElements(html);
  levelHeadings(clean);
  return clean;
}

/** Stored HTML as what the editor begins with. Text is all there; what an article cannot have becomes plain text. */
export function readHtml(html: string): JSONContent {
  return parser.parse(elementsOf(html)).toJSON() as JSONContent;
}

const isEmptyParagraph = (node: Node | null) => node?.type.name === "paragraph" && node.content.size === 0;

/** A text as HTML that the sanitiser keeps as it is. Empty for a text without a word or an image. */
export function writeHtml(doc: Node): string {
  let end = doc.childCount;
  while (end > 0 && isEmptyParagraph(doc.child(end - 1))) end -= 1;
  const page = document.implementation.createHTMLDocument();
  const root = page.createElement("div");
  for (let index = 0; index < end; index += 1) {
    root.append(serializer.serializeNode(doc.child(index), { document: page }));
  }
  for (const caption of root.querySelectorAll("figcaption:empty")) caption.remove();
  return root.innerHTML;
}

const equal: Record<string, string> = { b: "strong", i: "em", del: "s" };
const transparent = new Set([
  "div",
  "span",
  "thead",
  "tbody",
  "tfoot",
  "colgroup",
  "col",
  "figcaption",
  "body",
]);

const namesOf = (root: HTMLElement) =>
  new Set([...root.querySelectorAll("*")].map(({ localName }) => equal[localName] ?? localName));

/** The elements of stored HTML that an editor would make plain text of, by name. */
export function lostElements(html: string): string[] {
  const before = namesOf(elementsOf(html));
  const after = namesOf(elementsOf(writeHtml(schema.nodeFromJSON(readHtml(html)))));
  return [...before].filter((name) => !after.has(name) && !transparent.has(name));
}
