import { outlineArticle } from "@callboard/contracts/article-outline";
import { sanitiseArticle, textOf } from "@callboard/server-kit/article-html";
import { describe, expect, it } from "vitest";

const outlineOf = (html: string) => outlineArticle(sanitiseArticle(html), textOf).outline;
const texts = (html: string) => outlineOf(html).map(({ text }) => text);
const ids = (html: string) => outlineOf(html).map(({ id }) => id);
const contentOf = (html: string) => outlineArticle(sanitiseArticle(html), textOf).content;

describe("outlineArticle", () => {
  it("lists h1, h2 and h3 in their order, with the level the author gave them", () => {
    expect(outlineOf("<h1>One</h1><p>x</p><h2>Two</h2><h3>Three</h3><h4>Four</h4>")).toEqual([
      { id: "section-one", level: 1, text: "One" },
      { id: "section-two", level: 2, text: "Two" },
      { id: "section-three", level: 3, text: "Three" },
    ]);
  });

  it("turns an h1 into an h2 and leaves everything else as it is", () => {
    expect(contentOf("<h1>One</h1><p>a &amp; b</p><h4>Four</h4>")).toBe(
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

  it("skips a number that another heading has", () => {
    expect(ids("<h2>Fees 2</h2><h2>Fees</h2><h2>Fees</h2>")).toEqual([
      "section-fees-2",
      "section-fees",
      "section-fees-3",
    ]);
  });

  it("takes no id from the author", () => {
    expect(contentOf('<p id="section-fees">x</p><h2 id="top">Fees</h2>')).toBe(
      '<p>x</p><h2 id="section-fees" tabindex="-1">Fees</h2>',
    );
  });

  it("leaves out headings without words, and turns an empty h1 into an h2", () => {
    const html = "<h2></h2><h1> &nbsp; </h1><h3><br></h3>";
    expect(outlineOf(html)).toEqual([]);
    expect(contentOf(html)).toBe("<h2></h2><h2> \u00a0 </h2><h3><br /></h3>");
  });

  it("reads the words through nested tags and line breaks, and keeps the tags", () => {
    const html = '<h2 class="x"><a href="/a">The <em>second</em></a><br>night</h2>';
    expect(texts(html)).toEqual(["The second night"]);
    expect(contentOf(html)).toContain('<a href="/a">The <em>second</em></a><br />night</h2>');
  });

  it("reads a heading that spans lines", () => {
    expect(texts("<h2>The\n  second\nnight</h2>")).toEqual(["The second night"]);
  });

  it("reads entities once", () => {
    expect(texts("<h2>Light &amp; sound &#8212; &#x2018;on&rsquo; &amp;lt;b&amp;gt;</h2>")).toEqual([
      "Light & sound — ‘on’ &lt;b&gt;",
    ]);
  });

  it("ignores markup that is only written about", () => {
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
    const [entry] = outlineOf(`<h2>${long}</h2>`);
    expect(entry?.text).toBe(long);
    expect(entry?.id.length).toBeLessThan(80);
  });

  it("closes a heading that the author left open", () => {
    expect(contentOf("<h2>Open")).toBe('<h2 id="section-open" tabindex="-1">Open</h2>');
  });
});
