import type { Reader, Span } from "./fee-reader.ts";
import {
  asking,
  denials,
  negators,
  occasions,
  otherMatters,
  payers,
  payouts,
  payVerbs,
  restarts,
  strangers,
  warnings,
} from "./fee-words.ts";

/** `no`, unless it is about something else: no experience needed. */
const isNegator = ({ at }: Reader, index: number) =>
  negators.has(at(index)) && !otherMatters.has(at(index + 1)) && !otherMatters.has(at(index + 2));

/** Where a list goes on, `no registration, audition or portfolio fee`, its negation does, too. */
function negationFrom(read: Reader, from: number): number {
  let start = read.clauseFrom(from);
  while (
    start > Math.max(0, from - 9) &&
    read.words[start]?.gap.trim() === "," &&
    occasions.has(read.at(start - 1))
  ) {
    start = read.clauseFrom(start - 1);
  }
  return Math.max(start, from - 9);
}

function isDeniedBefore(read: Reader, { from }: Span): boolean {
  for (let index = from - 1; index >= negationFrom(read, from); index -= 1) {
    if (restarts.has(read.at(index))) return false;
    if (isNegator(read, index)) return true;
    if (asking.has(read.at(index)) && [1, 2, 3].some((back) => strangers.has(read.at(index - back))))
      return true;
  }
  return false;
}

/** Denied inside or right after; a question or a colon may stand between: `Registration fee: none`. */
function isDeniedAfter(read: Reader, { from, to }: Span): boolean {
  for (let index = from; index <= to + 4 && index < read.words.length; index += 1) {
    const isNext = index > to && !read.sameClause(to, index);
    if (isNext && (index > to + 1 || !/^\s*[:?=–—-]+\s*$/.test(read.words[index]?.gap ?? ""))) return false;
    const isDenial =
      denials.has(read.at(index)) || (isNext && read.at(index) === "no") || read.at(index) === "0";
    if (isDenial && !otherMatters.has(read.at(index + 1))) return true;
    if (isNext) return false;
  }
  return false;
}

/** The other way round: the production pays. */
function isPaidOut(read: Reader, { from, to }: Span): boolean {
  for (let index = Math.max(read.clauseFrom(from), from - 8); index <= to; index += 1) {
    const isPayer =
      payers.has(read.at(index)) || (read.at(index) === "you" && !payVerbs.has(read.at(index + 1)));
    if (isPayer && [1, 2].some((ahead) => payouts.has(read.at(index + ahead))))
      return read.at(index) !== "you" || !/^pa(y|id)/.test(read.at(index + 2));
    if (read.at(index) === "paid" && /^(an?|to|the)$/.test(read.at(index + 1))) return true;
  }
  return (
    read.at(to + 1) === "paid" ||
    (read.at(to + 2) === "paid" && read.at(to + 3) !== "by" && read.at(to + 3) !== "online")
  );
}

function isWarning(read: Reader, { from }: Span): boolean {
  for (let index = Math.max(read.sentenceFrom(from), from - 14); index < from; index += 1)
    if (warnings.has(read.at(index))) return true;
  return false;
}

/** True where a text says that it is not so: denied, the other way round, or a warning. */
export function isExcepted(read: Reader, span: Span): boolean {
  return [isDeniedBefore, isDeniedAfter, isPaidOut, isWarning].some((isException) => isException(read, span));
}
