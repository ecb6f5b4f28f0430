import { elementsOf } from "../text/article-html.ts";

const blocks = "p, h2, h3, h4, li, blockquote, pre, figure, figcaption, tr, hr, dt, dd";

const signs: Record<string, string> = {
  H2: "## ",
  H3: "### ",
  H4: "#### ",
  LI: "• ",
  BLOCKQUOTE: "> ",
  HR: "———",
};

/** An article's HTML as lines of text, in which headings, lists, links and images are to be told apart. */
export function readableHtml(html: string): string {
  const root = elementsOf(html);
  for (const image of root.querySelectorAll("img")) {
    image.replaceWith(
      `[Image: ${image.getAttribute("alt") || "no alternative text"} ${image.getAttribute("src")}]`,
    );
  }
  for (const link of root.querySelectorAll("a[href]")) link.append(` (${link.getAttribute("href")})`);
  for (const bold of root.querySelectorAll("strong, b")) {
    bold.prepend("**");
    bold.append("**");
  }
  for (const slanted of root.querySelectorAll("em, i")) {
    slanted.prepend("_");
    slanted.append("_");
  }
  for (const cell of root.querySelectorAll("th, td")) cell.append(" | ");
  // A paragraph that an item begins with stands in the item's line.
  const inItem = ":is(li, blockquote, th, td) > p:first-child";
  for (const block of root.querySelectorAll(blocks)) {
    if (!block.matches(inItem)) block.prepend(`\n${signs[block.tagName] ?? ""}`);
  }
  const lines = (root.textContent ?? "").split("\n").map((line) => line.trim());
  return lines.filter((line) => line && !/^(?:•|>)$/.test(line)).join("\n\n");
}
