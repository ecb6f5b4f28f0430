// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { articleHtml } from "./article-html.ts";

type Parsed = {
  body: { firstElementChild: unknown };
  querySelector: (tag: string) => Record<string, unknown>;
};
const { DOMParser } = globalThis as unknown as {
  DOMParser: new () => { parseFromString: (html: string, type: string) => Parsed };
};

describe("articleHtml", () => {
  it("sanitises what no outline says to be sanitised, and lists its headings", () => {
    const content = '<h1 onclick="x()">One</h1><script>x()</script><img src="x" onerror="x()"><p>Two</p>';
    expect(articleHtml({ content })).toEqual({
      content: '<h2 id="section-one" tabindex="-1">One</h2><p>Two</p>',
      outline: [{ id: "section-one", level: 1, text: "One" }],
    });
  });

  it.each([
    "<table><table></table></table>",
    "<table><tbody><tr><td><table></table></td></tr></tbody></table>",
    "</table><table></table></table>",
  ])("lets nothing out of the frame of %s", (tables) => {
    const { content: html } = articleHtml({ content: tables });
    const page = new DOMParser().parseFromString(`<div><div>${html}</div><p>After</p></div>`, "text/html");
    expect(page.querySelector("p").parentElement).toBe(page.body.firstElementChild);
  });

  it("puts a table into a frame that scrolls", () => {
    const { content: html } = articleHtml({
      content: "<table><tbody><tr><td>1</td></tr></tbody></table>",
    });
    expect(html).toMatch(/^<div class="table-frame"[^>]* tabindex="0"><table>.*<\/table><\/div>$/);
  });

  it("keeps the outline and the headings of an upstream that sends them", () => {
    const article = { content: "<h1>One</h1>", outline: [{ id: "one", level: 1 as const, text: "One" }] };
    expect(articleHtml(article)).toEqual(article);
  });
});
