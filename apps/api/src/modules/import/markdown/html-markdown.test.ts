import { sanitiseForeignArticle } from "@callboard/server-kit/article-html";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rounds } from "../../../test/rounds.ts";
import { htmlMarkdown } from "./html-markdown.ts";
import { markdownHtml } from "./markdown-html.ts";

const readAgain = (markdown: string) => sanitiseForeignArticle(markdownHtml(markdown), () => {});
const flat = (html: string) => html.replace(/\s*\n\s*/g, "");

describe("the Markdown of an article", () => {
  it.each([
    ["<h2>Two</h2><p>A <strong>b</strong> and <em>c</em></p>", "## Two\n\nA **b** and _c_\n"],
    ["<ul><li>a</li><li>b</li></ul>", "- a\n- b\n"],
    ['<p><a href="https://a.example" rel="noopener">x</a></p>', "[x](https://a.example)\n"],
    ['<p><img src="/media/a-1440.webp" alt="A" title="T" /></p>', '![A](/media/a-1440.webp "T")\n'],
    [
      "<blockquote><p>a</p></blockquote><hr /><pre><code>x\n\ny\n</code></pre>",
      "> a\n\n---\n\n```\nx\n\ny\n```\n",
    ],
    [
      "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>",
      "| a |\n| - |\n| b |\n",
    ],
    ["<p>H<sub>2</sub>O <mark>x</mark> <del>y</del></p>", "H<sub>2</sub>O <mark>x</mark> ~~y~~\n"],
    [
      "<p>1. no list, * no _emphasis_, # no heading &lt;b&gt;</p>",
      "1\\. no list, \\* no _emphasis_, # no heading <b>\n",
    ],
  ])("writes %s", (html, markdown) => {
    const written = htmlMarkdown(html);
    expect(flat(readAgain(written))).toBe(flat(html));
    if (!html.includes("no list")) expect(written).toBe(markdown);
  });

  it.each([
    '<figure><img src="/media/a-1440.webp" alt="A" /><figcaption>The <em>stage</em></figcaption></figure>',
    '<p>Before</p><figure data-embed="event:12"><a href="/event/12">Six &amp; &lt;b&gt;</a></figure><p>After</p>',
    '<figure data-embed="crowdfunding:7"><a href="/Crowdfunding/7">Roof</a></figure>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    "<dl><dt>a</dt><dd>b</dd></dl>",
    "<pre>a\n\n  b\n\n\nc</pre>",
    "<blockquote><pre>a\n\nb</pre></blockquote>",
    "<ul><li>a</li></ul><ul><li>b</li></ul>",
    '<ol start="3" reversed><li>a</li></ol>',
    "<p>a<br />b</p>",
    '<p><img src="/media/a-1440.webp" alt="A" width="30" /></p>',
    "bare text",
    "<p>www.example.com and a@b.example and http://a.example</p>",
    "<p>a &amp;amp; b &amp;lt;script&amp;gt; \\ ` ``` ~~~</p>",
  ])("gives %s again when it is read", (html) => {
    const written = htmlMarkdown(html);
    expect(htmlMarkdown(readAgain(written))).toBe(written);
    const expected = html === "bare text" ? "<p>bare text</p>" : html;
    expect(flat(readAgain(written)).replace(/<p>\s*|\s*<\/p>/g, "")).toBe(
      flat(expected).replace(/<p>\s*|\s*<\/p>/g, ""),
    );
  });

  it("writes as HTML what Markdown has no form for, and nothing else", () => {
    const figure = '<figure><img src="/media/a.webp" alt="A" /><figcaption>C</figcaption></figure>';
    expect(htmlMarkdown(`<p>a <em>b</em></p>${figure}<p>c</p>`)).toBe(`a _b_\n\n${figure}\n\nc\n`);
  });

  it("is the same after it was read, whatever the article holds", () => {
    const tags =
      "p h2 h3 ul ol li blockquote pre code em strong b i u s del sub mark a table tbody tr td th figure figcaption dl dt dd span hr br img".split(
        " ",
      );
    const word = fc.constantFrom(
      "a",
      "word",
      " ",
      "\n",
      "\n\n",
      "* x",
      "1. y",
      "- z",
      "# q",
      "|",
      "_",
      "`",
      "```\n",
      "&amp;",
      "&lt;b&gt;",
      "<!-- x -->",
      "[x](y)",
      "~~",
      "\\",
      "  \n",
      "http://a.example",
      "é😀",
    );
    const piece = fc.oneof(
      word,
      fc.constantFrom(...tags).map((tag) => `<${tag}>`),
      fc.constantFrom(...tags).map((tag) => `</${tag}>`),
      fc.constantFrom('<img src="/media/a.webp" alt="x">', '<a href="/b">', '<td colspan="2">'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const written = htmlMarkdown(pieces.join(""));
        expect(htmlMarkdown(readAgain(written))).toBe(written);
      }),
      { numRuns: rounds(300, 5_000) },
    );
  }, 600_000);
});
