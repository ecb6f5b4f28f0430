import { describe, expect, it } from "vitest";
import { articleLosses } from "./article-losses.ts";
import { cleanArticle, imageSources, replaceImages } from "./clean-article.ts";

const clean = (html: string) => cleanArticle(html, articleLosses());

describe("the HTML of a post", () => {
  it("is sanitised, and keeps the addresses of its images for their place here", () => {
    expect(clean('<p onclick="x">a<img src="../a.jpg" onerror="x"><img src="javascript:x"><img></p>')).toBe(
      '<p>a<img src="../a.jpg" /></p>',
    );
  });

  it("gets other addresses for its images, or loses them, whatever signs are in them", () => {
    const html = clean('<p><img src="a&amp;b.jpg?x=$&" alt="A"><img src="c.jpg"></p>');
    expect(imageSources(html)).toEqual(["a&b.jpg?x=$&", "c.jpg"]);
    expect(replaceImages(html, (src) => (src === "c.jpg" ? null : '/media/"$1.webp'))).toBe(
      '<p><img src="/media/&quot;$1.webp" alt="A" /></p>',
    );
  });

  it.each(["<b>", "<div>", "<table>", "<pre>", "<svg>", "<b><p>"])(
    "is refused quickly when it opens %s without an end",
    (tag) => {
      expect(() => clean(tag.repeat(Math.floor(900_000 / tag.length)))).toThrow("nested more than 100 deep");
    },
  );

  it("is refused when little of it is too deep", () => {
    expect(() => clean("<b>".repeat(101))).toThrow("nested more than 100 deep");
    expect(clean("<b>".repeat(100))).toContain("</b>");
  });

  it("may have as many paragraphs without an end as it likes", () => {
    expect(clean("<p>a".repeat(5_000)).length).toBeGreaterThan(30_000);
  });

  it("is refused when it is too long, before and after it is sanitised", () => {
    expect(() => clean("a".repeat(1_000_001))).toThrow("has 1,000,001 characters, 1,000,000 at most");
    expect(() => clean("a".repeat(200_001))).toThrow("has 200,001 characters, 200,000 at most");
    expect(clean(`<script>${"a".repeat(900_000)}</script>b`)).toBe("b");
  });

  it("names what it loses, with the hosts of embeds", () => {
    const losses = articleLosses();
    cleanArticle(
      '<iframe src="//player.example/1"></iframe><foo-bar>x</foo-bar><img src="data:x"><form><input></form><u>\u0007</u>',
      losses,
    );
    expect(losses.list()).toEqual([
      "control characters",
      "an embed of player.example",
      "an unknown element (its text stays)",
      "an image inside the text",
      "a form",
      "a form field",
    ]);
  });
});
