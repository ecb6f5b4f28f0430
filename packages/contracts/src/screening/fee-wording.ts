import { isExcepted } from "./fee-exceptions.ts";
import { readWords } from "./fee-reader.ts";
import { feeSpans } from "./fee-spans.ts";
import { charges, occasions } from "./fee-words.ts";
import { reveal, type Word, wordsIn } from "./revealed-text.ts";

/** `registrationfee` as two words. */
function splitCompound(word: Word): Word[] {
  if (word.text.length < 8 || charges.has(word.text) || occasions.has(word.text)) return [word];
  for (const occasion of occasions.words) {
    const rest = word.text.slice(occasion.length);
    if (word.text.startsWith(occasion) && charges.has(rest)) {
      return [
        { text: occasion, gap: word.gap },
        { text: rest, gap: "" },
      ];
    }
  }
  return [word];
}

function findIn(words: Word[]): string | null {
  const read = readWords(words.flatMap(splitCompound));
  for (let index = 0; index < read.words.length; index += 1) {
    for (const spanAt of feeSpans) {
      const span = spanAt(read, index);
      if (!span || isExcepted(read, span)) continue;
      return read.words
        .slice(Math.max(0, span.from), span.to + 1)
        .map(({ text }) => text)
        .join(" ");
    }
  }
  return null;
}

/** Punctuation that breaks a word up: `regis-tration`, `f*ee`. */
const breaks = /([\p{L}\p{N}])[-_*~^·•+=\\`]{1,2}(?=[\p{L}\p{N}])/gu;

/** The words of a text that ask applicants for money, in whatever way they are written; null for none. */
export function feeWording(text: string): string | null {
  const revealed = reveal(text);
  return findIn(wordsIn(revealed)) ?? findIn(wordsIn(revealed.replace(breaks, "$1")));
}
