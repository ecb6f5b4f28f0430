import { nameKey } from "./identifier.ts";

/** The Latin letters of living languages; further ones are phonetic signs, some of which look like a digit or a stroke. */
const latin = "[a-z\\u00df-\\u00f6\\u00f8-\\u017f\\u01a1\\u01b0\\u0219\\u021b\\u1e00-\\u1eff]";

/** What else is written where the sites are, none of which looks like another one. */
const scripts = [
  "\\p{Script=Arabic}",
  "\\p{Script=Bengali}",
  "\\p{Script=Devanagari}",
  "\\p{Script=Gujarati}",
  "\\p{Script=Gurmukhi}",
  "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}",
  "\\p{Script=Kannada}",
  "\\p{Script=Malayalam}",
  "\\p{Script=Oriya}",
  "\\p{Script=Tamil}",
  "\\p{Script=Telugu}",
];

/** A letter at least; dots, dashes and underscores stand one by one between letters and digits. */
function patternOf(letter: string, letterOrMark = letter): RegExp {
  const part = `(?:${letter}|[0-9])(?:${letterOrMark}|[0-9])*`;
  return new RegExp(`^(?=.*${letter})${part}(?:[._-]${part})*$`, "u");
}

/** Compiled when the first name is checked: properties of Unicode take milliseconds, on every page with a form that has a username. */
let patterns: RegExp[] | undefined;
const compilePatterns = () => [
  patternOf(latin),
  ...scripts.map((script) => patternOf(`(?=\\p{L})[${script}]`, `(?=\\p{L}|\\p{M})[${script}]`)),
];
/** A digit before text that runs from right to left could be shown after it. */
const digitBeforeArabic = /^\d.*\p{Script=Arabic}/u;

/**
 * True for a username that people can tell from any other: a subset of the UsernameCaseMapped profile of PRECIS (RFC 8265).
 * Letters of one script and ASCII digits; no invisible characters and no signs of direction.
 */
export function isUsername(text: string): boolean {
  const key = nameKey(text);
  patterns ??= compilePatterns();
  return patterns.some((pattern) => pattern.test(key)) && !digitBeforeArabic.test(key);
}
