/** Letters of other alphabets, and of this one with a stroke, that read like plain ones. */
const lookalikes: Record<string, string> = {
  ...{ а: "a", в: "b", е: "e", к: "k", м: "m", н: "h", о: "o", р: "p", с: "c", т: "t", у: "y", х: "x" },
  ...{ і: "i", ј: "j", ѕ: "s", ԁ: "d", һ: "h", ԛ: "q", ԝ: "w", ѵ: "v", ё: "e", ї: "i" },
  ...{ α: "a", β: "b", ε: "e", η: "n", ι: "i", κ: "k", ν: "v", ο: "o", ρ: "p", τ: "t", υ: "u", χ: "x" },
  ...{ ı: "i", ɑ: "a", ɡ: "g", ø: "o", đ: "d", ł: "l", ħ: "h", ɩ: "i", ꞓ: "c", "’": "'", "‘": "'" },
};
const lookalike = new RegExp(`[${Object.keys(lookalikes).join("")}]`, "gu");

/** What nobody sees: format characters, variation selectors, joiners, keycaps and fillers. */
const invisible = /\p{Cf}|\p{Variation_Selector}|\u034f|\u20e3|\u115f|\u1160|\u3164|\u2800/gu;
const accents = /[\u0300-\u036f]/gu;

/** The zeros of scripts that have digits of their own. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66];
const otherDigit =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/gu;

function toDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((each) => code >= each && code < each + 10) ?? code;
  return String(code - zero);
}

/** Digits of any script as those of this one. */
export const withPlainDigits = (text: string) => text.replace(otherDigit, toDigit);

/** A text as it reads: in small plain letters, without what cannot be seen. */
export function reveal(text: string): string {
  const seen = text.replace(invisible, "").normalize("NFKD").replace(accents, "").normalize("NFKC");
  return withPlainDigits(seen.toLowerCase()).replace(lookalike, (letter) => lookalikes[letter] ?? letter);
}

/** A word, with what stands between it and the word before. */
export type Word = { text: string; gap: string };

const word = /(?:[\p{L}\p{M}\p{N}]|[$@!|](?=[\p{L}\p{N}])|€(?=\p{L}))+/gu;

/** Letters that stand apart, `f e e`, as one word. */
function joinLetters(words: Word[]): Word[] {
  const joined: (Word & { letters: number })[] = [];
  for (const each of words) {
    const isLetter = [...each.text].length === 1 && !/[\r\n,;:?]/.test(each.gap) && each.gap.length <= 4;
    const last = joined.at(-1);
    if (isLetter && last && last.letters > 0) {
      last.text += each.text;
      last.letters += 1;
    } else joined.push({ ...each, letters: [...each.text].length === 1 ? 1 : 0 });
  }
  return joined.map(({ text, gap }) => ({ text, gap }));
}

/** The words of a revealed text, without apostrophes inside of them, commas inside of numbers and points of `Rs.`. */
export function wordsIn(revealed: string): Word[] {
  const text = revealed
    .replace(/(\p{L})'(?=\p{L})/gu, "$1")
    .replace(/(\d),(?=\d{3})/g, "$1")
    .replace(/\b(rs|regn?|regd)\.\s{0,3}/g, "$1 ");
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(word)) {
    words.push({ text: match[0], gap: text.slice(end, match.index) });
    end = match.index + match[0].length;
  }
  return joinLetters(words);
}
