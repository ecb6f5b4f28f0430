import { describe, expect, it } from "vitest";
import { readingMinutes, sanitiseArticle, textOf } from "./article-html.ts";

describe("sanitiseArticle", () => {
  it("keeps what an article is made of", () => {
    const html =
      '<h2>Two</h2><p>A <strong>b</strong> <a href="/blog/c">c</a></p><ul><li>d</li></ul><table><tbody><tr><td>e</td></tr></tbody></table>';
    expect(sanitiseArticle(html)).toBe(html);
  });

  it.each([
    ["a script", "<script>alert(1)</script><p>x</p>", "<p>x</p>"],
    ["a handler", '<p onclick="alert(1)">x</p>', "<p>x</p>"],
    ["style, class and id", '<p style="color:red" class="a" id="b">x</p>', "<p>x</p>"],
    ["a script address", '<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
    ["a script address in disguise", '<a href="java&#10;script:alert(1)">x</a>', "<a>x</a>"],
    ["an address without a scheme", '<a href="//evil.example">x</a>', "<a>x</a>"],
    ["a data image", '<img src="data:image/svg+xml,x">', ""],
    ["a frame", '<iframe src="https://a.example"></iframe>', ""],
    ["foreign content", "<svg><p>x</p></svg>", "<p>x</p>"],
  ])("takes away %s", (_name, html, clean) => {
    expect(sanitiseArticle(html)).toBe(clean);
  });

  it("keeps images of the store and over https", () => {
    const html = '<img src="/media/a-1440.webp" alt="a" /><img src="https://a.example/b.png" />';
    expect(sanitiseArticle(html)).toBe(html);
  });

  it("gives links that leave the site no hold on the page", () => {
    expect(sanitiseArticle('<a href="https://a.example" rel="opener">x</a>')).toBe(
      '<a href="https://a.example" rel="noopener">x</a>',
    );
  });
});

describe("textOf", () => {
  it("keeps words whole across inline tags and apart across blocks", () => {
    expect(textOf("<p>re<em>hearse</em></p><p>Tom &amp; Ada</p>").trim()).toBe("rehearse  Tom & Ada");
  });
});

describe("readingMinutes", () => {
  it.each([
    [0, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])("reads %i words in %i minutes", (words, minutes) => {
    expect(readingMinutes("word ".repeat(words))).toBe(minutes);
  });
});
