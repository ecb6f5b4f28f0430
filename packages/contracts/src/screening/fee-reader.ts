import { currencies } from "./fee-words.ts";
import type { Word } from "./revealed-text.ts";

/** Words of a text that ask for money: from one place to another, both included. */
export type Span = { from: number; to: number };

const endsClause = /[.,;:!?\n()[\]।|–—]/;
const endsSentence = /[.!?\n।]/;

const isNumber = (text: string | undefined) => text !== undefined && /^[$€]?\d{2,}(k|rs|inr)?$/.test(text);

/** For each word, the first one of its clause or sentence. */
function startsOf(words: Word[], end: RegExp): number[] {
  let start = 0;
  return words.map(({ gap }, index) => {
    if (index > 0 && end.test(gap)) start = index;
    return start;
  });
}

/** The words of a text with what a rule asks of a place among them. */
export function readWords(words: Word[]) {
  const at = (index: number) => words[index]?.text ?? "";
  const clauses = startsOf(words, endsClause);
  const sentences = startsOf(words, endsSentence);
  const clauseFrom = (index: number) => clauses[index] ?? 0;
  const sentenceFrom = (index: number) => sentences[index] ?? 0;
  const sameClause = (one: number, other: number) => clauseFrom(one) === clauseFrom(other);
  const hasCurrency = (index: number) =>
    /[₹€$£]/.test((words[index]?.gap ?? "") + at(index)) ||
    currencies.has(at(index - 1)) ||
    currencies.has(at(index + 1)) ||
    /\/-/.test(words[index + 1]?.gap ?? "");
  const isAmount = (index: number) =>
    isNumber(at(index)) || (/^\$?\d$/.test(at(index)) && hasCurrency(index));
  return { words, at, clauseFrom, sentenceFrom, sameClause, hasCurrency, isAmount };
}
export type Reader = ReturnType<typeof readWords>;
