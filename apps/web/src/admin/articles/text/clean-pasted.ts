import { levelHeadings, safeElements } from "./article-html.ts";

const isBold = /font-weight\s*:\s*(?:bold|[6-9]00)/i;
const isItalic = /font-style\s*:\s*italic/i;
const isNormal = /font-weight\s*:\s*(?:normal|400)/i;

function wrapContent(element: Element, name: "strong" | "em"): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** Word processors write emphasis as styles; Google Docs wraps everything in a `b` that is none. */
function nameEmphasis(root: HTMLElement): void {
  for (const element of root.querySelectorAll("span[data-style]")) {
    const style = element.getAttribute("data-style") ?? "";
    if (isBold.test(style)) wrapContent(element, "strong");
    if (isItalic.test(style)) wrapContent(element, "em");
  }
  for (const bold of root.querySelectorAll("b[data-style]")) {
    if (isNormal.test(bold.getAttribute("data-style") ?? "")) bold.replaceWith(...bold.childNodes);
  }
}

const listStyle = /mso-list\s*:\s*l\d+\s+level(\d+)/i;
const bullet = /^[\s\u00a0]*(?:[·•▪§o◦‣–-]|\d+[.)]|[a-z][.)])[\s\u00a0]+/i;
const isNumbered = /^[\s\u00a0]*(?:\d+|[a-z])[.)]/i;

/** Takes the sign that Word writes before an item of a list out of its text. */
function withoutSign(item: Element): void {
  for (const sign of item.querySelectorAll('[data-style*="mso-list:Ignore" i]')) sign.remove();
  const [first] = item.childNodes;
  if (first?.nodeType === Node.TEXT_NODE) first.textContent = first.textContent?.replace(bullet, "") ?? "";
}

/** Word writes lists as paragraphs. Deeper levels become items of the one list. */
function makeLists(root: HTMLElement): void {
  const make = (name: string) => root.ownerDocument.createElement(name);
  let list: Element | undefined;
  for (const item of root.querySelectorAll("p")) {
    if (!listStyle.test(item.getAttribute("data-style") ?? "")) continue;
    if (list === undefined || item.previousElementSibling !== list) {
      list = make(isNumbered.test(item.textContent ?? "") ? "ol" : "ul");
      item.before(list);
    }
    withoutSign(item);
    const entry = make("li");
    entry.append(...item.childNodes);
    list.append(entry);
    item.remove();
  }
}

const holdsNothing = (paragraph: Element) =>
  !paragraph.textContent?.replaceAll("\u00a0", " ").trim() && !paragraph.querySelector("img, br + br");

/** Images of elsewhere are not ours to show. */
const isOwn = (image: Element) => {
  const src = image.getAttribute("src") ?? "";
  return src.startsWith("/media/") || src.startsWith(`${window.location.origin}/media/`);
};

/** Even where nothing of it is shown, the content policy reports each style and each handler. */
const withoutHandlers = (html: string) =>
  html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(/[\s/"'](?=(?:style|on\w+)\s*=)/gi, (before) => `${before} data-`),
  );

/** HTML of a clipboard without what word processors and web pages put around a text. What the editor copied itself stays as it is. */
export function cleanPasted(html: string): string {
  if (html.includes("data-pm-slice")) return html;
  const root = safeElements(withoutHandlers(html));
  for (const unwanted of root.querySelectorAll("style, title, meta, link, nav, button, form, svg")) {
    unwanted.remove();
  }
  makeLists(root);
  nameEmphasis(root);
  levelHeadings(root);
  for (const image of root.querySelectorAll("img")) if (!isOwn(image)) image.remove();
  for (const paragraph of root.querySelectorAll("p")) if (holdsNothing(paragraph)) paragraph.remove();
  for (const element of root.querySelectorAll("*")) {
    for (const name of ["style", "data-style", "class", "id", "dir", "align"]) element.removeAttribute(name);
  }
  return root.innerHTML;
}
