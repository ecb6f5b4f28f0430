import { expect, it } from "vitest";
import { wordsOf } from "./words.ts";

it.each([
  ["in lower case, in every script", "ÉCLAIR Женитьба", ["éclair", "женитьба"]],
  ["in one composition", "E\u0301clair \u110b\u1167\u11ab\u1100\u1173\u11a8", ["éclair", "연극"]],
  ["with their marks", "नाटक", ["नाटक"]],
  [
    "without what stands between them",
    "casting@callboard.in, 8.20 “The-end”",
    "casting callboard in 8 20 the end".split(" "),
  ],
  ["which marks alone are not", "\u0301 mono", ["mono"]],
])("reads words %s", (_how, text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
