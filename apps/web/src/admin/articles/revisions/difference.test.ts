import { describe, expect, it } from "vitest";
import { readableHtml } from "./readable-html.ts";
import { textDifference } from "./text-difference.ts";

const written = (before: string, after: string) =>
  textDifference(before, after)
    .map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind])
    .join("");

describe("the difference of two texts", () => {
  it.each([
    ["one two three", "one two three", "one two three"],
    ["one two three", "one four three", "one- two-+ four+ three"],
    ["", "new", "+new+"],
    ["old", "", "-old-"],
    ["a b", "a b c", "a b+ c+"],
    ["a\nb", "a\nx\nb", "a\n+x\n+b"],
  ])("of %j and %j is %s", (before, after, difference) => {
    expect(written(before, after)).toBe(difference);
  });

  it("tells long texts apart in a moment", () => {
    const before = Array.from({ length: 20_000 }, (_, index) => `word${index}`).join(" ");
    const after = before.replaceAll("word1", "other1");
    const start = performance.now();
    const pieces = textDifference(before, after);
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(
      pieces
        .filter(({ kind }) => kind !== "removed")
        .map(({ text }) => text)
        .join(""),
    ).toBe(after);
  });
});

it("writes HTML as lines in which its parts are to be told apart", () => {
  const html =
    '<h2>Head</h2><p>A <strong>bold</strong> <a href="/x">link</a></p><ul><li><p>One</p></li></ul><figure><img src="/media/a.webp" alt="A stage"><figcaption>By her</figcaption></figure>';
  expect(readableHtml(html).split("\n\n")).toEqual([
    "## Head",
    "A **bold** link (/x)",
    "• One",
    "[Image: A stage /media/a.webp]",
    "By her",
  ]);
});
