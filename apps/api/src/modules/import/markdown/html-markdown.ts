import { sanitiseForeignArticle } from "@callboard/server-kit/article-html";
import type { Element, ElementContent, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { minifyWhitespace } from "hast-util-minify-whitespace";
import { toHtml } from "hast-util-to-html";
import { type Handle, toMdast } from "hast-util-to-mdast";
import type { RootContent as MarkdownContent, Root as MarkdownRoot } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { markdownHtml } from "./markdown-html.ts";

/**
 * The Markdown of article HTML. Each block for which Markdown has no form, such as a figure with its caption, stands in it as HTML, so that reading
 * it again gives the same article.
 */
export function htmlMarkdown(html: string): string {
  const tree = treeOf(html);
  const blocks = tree.children.map((block) => ({ block, markdown: convert(block) }));
  const whole = write(blocks.flatMap(({ markdown }) => markdown));
  if (sameHtml(whole, tree)) return whole;
  const mixed = write(
    blocks.flatMap(({ block, markdown }) => (readsBack(markdown, [block]) ? markdown : [asHtml(block)])),
  );
  if (sameHtml(mixed, tree)) return mixed;
  return write(tree.children.map(asHtml));
}

const same: Record<string, string> = { b: "strong", i: "em", s: "del", h1: "h2" };

/** The tree of what is kept of HTML, without what makes no difference: spaces between blocks, and two names for one thing. */
function treeOf(html: string): Root {
  let [tree, written] = [parse(html), ""];
  // What is nested as HTML does not allow comes out differently each time it is read, for a few times.
  for (let rounds = 0; rounds < 5 && written !== toHtml(tree); rounds += 1) {
    written = toHtml(tree);
    tree = parse(written);
  }
  return tree;
}

function parse(html: string): Root {
  const [root] = fromHtml(`<body>${sanitiseForeignArticle(html, () => {})}`).children.filter(
    ({ type }) => type === "element",
  );
  const body =
    root?.type === "element"
      ? root.children.find((child) => child.type === "element" && child.tagName === "body")
      : undefined;
  const tree: Root = { type: "root", children: body?.type === "element" ? body.children : [] };
  rename(tree);
  wrapBare(tree);
  minifyWhitespace(tree);
  return tree;
}

const phrasing = new Set("a em strong u del sub sup code mark abbr span img br".split(" "));
const isPhrasing = (node: RootContent): node is ElementContent =>
  node.type === "text" || (node.type === "element" && phrasing.has(node.tagName));

/** Text between blocks is a paragraph, as Markdown reads it. */
function wrapBare(tree: Root) {
  const children: RootContent[] = [];
  let bare: ElementContent[] | undefined;
  for (const child of tree.children) {
    if (!isPhrasing(child)) children.push(child);
    else if (bare) bare.push(child);
    else {
      bare = [child];
      children.push(paragraph(bare));
    }
    if (!isPhrasing(child)) bare = undefined;
  }
  tree.children = children.filter((child) => !isEmptyParagraph(child));
}

const isEmptyParagraph = (node: RootContent) =>
  node.type === "element" &&
  node.tagName === "p" &&
  node.children.every((child) => child.type === "text" && !child.value.trim());

function rename(parent: Root | Element) {
  for (const child of parent.children) {
    if (child.type !== "element") continue;
    child.tagName = same[child.tagName] ?? child.tagName;
    rename(child);
  }
}

/** Inline elements that Markdown does not know stay as tags, with Markdown between them. */
const asTags: Handle = (state, node) => {
  const [open, close] = toHtml({ ...node, children: [{ type: "text", value: "\0" }] }).split("\0");
  return [
    { type: "html", value: open ?? "" },
    ...state.all(node),
    { type: "html", value: close ?? "" },
  ] as never;
};
const asIs: Handle = (_state, node) => ({ type: "html", value: toHtml(node) });
const image: Handle = (state, node, parent) => {
  const { src, alt, title, ...others } = node.properties;
  if (Object.keys(others).length > 0) return asIs(state, node, parent);
  return {
    type: "image",
    url: String(src ?? ""),
    alt: String(alt ?? ""),
    title: title === undefined ? null : String(title),
  };
};
const inline = ["u", "sub", "sup", "mark", "abbr", "span"];
const handlers: Record<string, Handle> = {
  ...Object.fromEntries(inline.map((name) => [name, asTags])),
  img: image,
};

function convert(block: RootContent): MarkdownContent[] {
  const root = toMdast({ type: "root", children: [structuredClone(block)] }, { handlers, document: true });
  return root.type === "root" ? root.children : [];
}

/** A block of HTML ends at an empty line, so there may be none in it. */
function asHtml(block: RootContent): MarkdownContent {
  const value = toHtml(block, { closeSelfClosing: true });
  return { type: "html", value: value.replace(/\n(?=[ \t]*\n)/g, "&#10;") };
}

const paragraph = (children: ElementContent[]): Element => ({
  ...{ type: "element", tagName: "p", properties: {} },
  children,
});

function write(children: MarkdownContent[]): string {
  const root: MarkdownRoot = { type: "root", children };
  return toMarkdown(root, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: "-",
    emphasis: "_",
    rule: "-",
  });
}

function readsBack(markdown: MarkdownContent[], blocks: RootContent[]): boolean {
  return sameHtml(write(markdown), { type: "root", children: blocks });
}

function sameHtml(markdown: string, tree: Root): boolean {
  return toHtml(treeOf(markdownHtml(markdown))) === toHtml(tree);
}
