import { getSchema } from "@tiptap/core";
import { describe, expect, it } from "vitest";
import { lostElements, readHtml, writeHtml } from "./article-html.ts";
import { cleanPasted } from "./clean-pasted.ts";
import { articleExtensions } from "./extensions.ts";

const schema = getSchema(articleExtensions);
const through = (html: string) => writeHtml(schema.nodeFromJSON(readHtml(html)));

describe("an article in the editor", () => {
  it.each([
    "<h2>One</h2><p>Words <strong>bold</strong> <em>slanted</em> <s>gone</s> <code>x</code></p>",
    '<p><a href="https://example.com">Out</a> and <a href="/events">in</a></p>',
    "<ul><li><p>One</p><ul><li><p>Deeper</p></li></ul></li></ul>",
    '<ol start="3"><li><p>Three</p></li></ol>',
    "<blockquote><p>Said</p></blockquote><hr><pre><code>a &lt; b</code></pre>",
    '<figure><img src="/media/a-1440.webp" alt="A stage" width="1440" height="960"><figcaption>By <em>her</em></figcaption></figure>',
    '<figure><img src="/media/a-1440.webp" alt="A stage"></figure>',
    '<table><tbody><tr><th><p>Day</p></th></tr><tr><td rowspan="2"><p>Monday</p></td></tr></tbody></table>',
    '<p>Before</p><figure data-embed="event:12"><a href="/event/12">Six &amp; lanterns</a></figure>',
    '<ul><li><p>One</p><figure data-embed="crowdfunding:7"><a href="/Crowdfunding/7">Roof</a></figure></li></ul>',
    '<p>H<sub>2</sub>O, <abbr title="Self tape">ST</abbr>, <mark>seen</mark></p>',
  ])("keeps %s", (html) => {
    expect(through(html)).toBe(html);
  });

  it("begins with second headings, and ends without empty paragraphs", () => {
    expect(through("<h1>One</h1><h6>Six</h6><p></p><p></p>")).toBe("<h2>One</h2><h4>Six</h4>");
  });

  it("takes a bare image as a figure of its own, out of its paragraph", () => {
    expect(through('<p>Before <img src="/media/a-1440.webp" alt="x"> after</p>')).toBe(
      '<p>Before</p><figure><img src="/media/a-1440.webp" alt="x"></figure><p> after</p>',
    );
  });

  it.each([
    '<figure data-embed="event:12"><a href="https://a.example/">Six</a></figure>',
    '<figure data-embed="event:12"><a href="/event/13">Six</a></figure>',
    '<figure data-embed="profile:12"><a href="/event/12">Six</a></figure>',
    '<figure data-embed="event:12 or 1=1"><a href="/event/12">Six</a></figure>',
    '<figure data-embed="event:12">Six</figure>',
  ])("takes for no embed %s", (html) => {
    expect(through(html)).toMatch(/^<p>(<a href="[^"]*">)?Six(<\/a>)?<\/p>$/);
  });

  it("leaves out what can do harm", () => {
    const html =
      '<p onclick="x()">a<script>x()</script><a href="javascript:x()">b</a><img src="data:image/png;base64,x" alt=""></p><svg onload="x()"></svg><iframe src="//x"></iframe>';
    expect(through(html)).toBe("<p>ab</p>");
  });

  it("names what it would make plain text of", () => {
    expect(lostElements("<p>a</p><dl><dt>b</dt><dd>c</dd></dl>")).toEqual(["dl", "dt", "dd"]);
    expect(lostElements("<h1>a</h1><p><b>b</b><del>c</del></p>")).toEqual([]);
  });
});

describe("what is pasted", () => {
  const pasted = (html: string) => through(cleanPasted(html));

  it("is clean from Word: emphasis, lists and links, without its styles", () => {
    const html = `<html><head><style>p{color:red}</style></head><body><!--StartFragment-->
      <p class=MsoNormal style='margin:0'><b><span style='color:#333'>Bold</span></b><o:p></o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>   </span></span>One</p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>   </span></span>Two</p>
      </body></html>`;
    expect(pasted(html)).toBe("<p><strong>Bold</strong></p><ul><li><p>One</p></li><li><p>Two</p></li></ul>");
  });

  it("is clean from Google Docs: its wrapper is not bold, its styles are", () => {
    const html =
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span> <span style="font-style:italic">slanted</span></p></b>';
    expect(pasted(html)).toBe("<p><strong>Bold</strong> <em>slanted</em></p>");
  });

  it("is nothing from a page of frames", () => {
    expect(pasted('<frameset><frame src="https://example.com"></frameset>')).toBe("");
  });

  it("is clean from a web page: no navigation, buttons or images of elsewhere", () => {
    const html =
      '<nav>Menu</nav><h1 class="x">Title</h1><p style="color:red">Text<img src="https://example.com/a.png" alt=""></p><button>Buy</button>';
    expect(pasted(html)).toBe("<h2>Title</h2><p>Text</p>");
  });
});
