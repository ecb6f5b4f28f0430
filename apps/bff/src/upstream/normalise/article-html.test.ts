// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { articleHtml } from "./article-html.ts";

const texts = (html: string) => outlineArticle(html).entries.map(({ text }) => text);
const ids = (html: string) => outlineArticle(html).entries.map(({ id }) => id);

const outlineArticle = (content: string) => {
  const { content: html, outline } = articleHtml({ content });
  return { html, entries: outline };
};

type Parsed = {
  body: { firstElementChild: unknown };
  querySelector: (tag: string) => Record<string, unknown>;
};
const { DOMParser } = globalThis as unknown as {
  DOMParser: new () => { parseFromString: (html: string, type: string) => Parsed };
};

describe("articleHtml", () => {
  it("lists h1, h2 and h3 in their order, with the level the author gave them", () => {
    const { entries } = outlineArticle("<h1>One</h1><p>x</p><h2>Two</h2><h3>Three</h3><h4>Four</h4>");
    expect(entries).toEqual([
      { id: "section-one", text: "One", level: 1 },
      { id: "section-two", text: "Two", level: 2 },
      { id: "section-three", text: "Three", level: 3 },
    ]);
  });

  it("shows an h1 as h2 and leaves everything else as it is", () => {
    expect(outlineArticle("<h1>One</h1><p>a &amp; b</p><h4>Four</h4>").html).toBe(
      '<h2 id="section-one" tabindex="-1">One</h2><p>a &amp; b</p><h4>Four</h4>',
    );
  });

  it("gives headings of the same words different ids", () => {
    expect(ids("<h2>Fees</h2><h2>Fees</h2><h3>fees!</h3>")).toEqual([
      "section-fees",
      "section-fees-2",
      "section-fees-3",
    ]);
  });

  it("keeps clear of a number that another heading has", () => {
    expect(ids("<h2>Fees 2</h2><h2>Fees</h2><h2>Fees</h2>")).toEqual([
      "section-fees-2",
      "section-fees",
      "section-fees-3",
    ]);
  });

  it("keeps clear of ids that the content has", () => {
    expect(ids('<p id="section-fees">x</p><h2>Fees</h2>')).toEqual(["section-fees-2"]);
  });

  it("leaves out headings without words, and still shows no second h1", () => {
    const { html, entries } = outlineArticle("<h2></h2><h1> &nbsp; </h1><h3><br></h3>");
    expect(entries).toEqual([]);
    expect(html).toBe("<h2></h2><h2> &nbsp; </h2><h3><br></h3>");
  });

  it("reads the words through nested tags and line breaks, and keeps the tags", () => {
    const html = '<h2 class="x"><a href="/a>b">The <em>second</em></a><br>night</h2>'.replace("a>b", "a");
    expect(texts(html)).toEqual(["The second night"]);
    expect(outlineArticle(html).html).toContain('<a href="/a">The <em>second</em></a><br>night</h2>');
  });

  it("reads entities once", () => {
    expect(texts("<h2>Light &amp; sound &#8212; &#x2018;on&rsquo; &amp;lt;b&amp;gt;</h2>")).toEqual([
      "Light & sound — ‘on’ &lt;b&gt;",
    ]);
    expect(texts("<h2>&unknown; &#0; &#x110000;</h2>")).toEqual(["&unknown; &#0; &#x110000;"]);
  });

  it("takes no markup that is only written about", () => {
    expect(texts("<pre><code>&lt;h2&gt;No&lt;/h2&gt;</code></pre><h2>Yes</h2>")).toEqual(["Yes"]);
  });

  it("makes readable ids from any script", () => {
    expect(ids("<h2>अभिनय की शुरुआत</h2><h2>Émile &amp; Zoë</h2><h2>试镜</h2>")).toEqual([
      "section-अभिनय-की-शुरुआत",
      "section-émile-zoë",
      "section-试镜",
    ]);
  });

  it("gives a heading of signs alone an id too", () => {
    expect(ids("<h2>* * *</h2><h2>***</h2>")).toEqual(["section", "section-2"]);
  });

  it("cuts very long ids but not the words", () => {
    const long = "long ".repeat(60).trim();
    const [entry] = outlineArticle(`<h2>${long}</h2>`).entries;
    expect(entry?.text).toBe(long);
    expect(entry?.id.length).toBeLessThan(80);
  });

  it("leaves an unclosed heading alone", () => {
    expect(outlineArticle("<h2>Open<p>text</p>")).toEqual({ html: "<h2>Open<p>text</p>", entries: [] });
  });

  it.each([
    "<table><table></table></table>",
    "<table><tbody><tr><td><table></table></td></tr></tbody></table>",
    "</table><table></table></table>",
  ])("lets nothing out of the frame of %s", (tables) => {
    const { html } = outlineArticle(tables);
    const page = new DOMParser().parseFromString(`<div><div>${html}</div><p>After</p></div>`, "text/html");
    expect(page.querySelector("p").parentElement).toBe(page.body.firstElementChild);
  });

  it("puts a table into a frame that scrolls", () => {
    const { html } = outlineArticle("<table><tbody><tr><td>1</td></tr></tbody></table>");
    expect(html).toMatch(/^<div class="table-frame"[^>]* tabindex="0"><table>.*<\/table><\/div>$/);
  });

  it("keeps the outline and the headings of an upstream that sends them", () => {
    const article = { content: "<h1>One</h1>", outline: [{ id: "one", level: 1 as const, text: "One" }] };
    expect(articleHtml(article)).toEqual(article);
  });
});
