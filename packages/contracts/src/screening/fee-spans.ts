import type { Reader, Span } from "./fee-reader.ts";
import {
  bookings,
  charges,
  currencies,
  demands,
  determiners,
  directions,
  goals,
  links,
  occasions,
  otherDeposits,
  payers,
  payVerbs,
  refundables,
} from "./fee-words.ts";

const isInCharge = (at: Reader["at"], index: number) => at(index) === "charge" && at(index - 1) === "in";

/** `registration fee`, `portfolio shoot charges`, `रजिस्ट्रेशन की फीस`. */
function chargeOfOccasion({ at, sameClause, isAmount }: Reader, index: number): Span | null {
  const isPrice = /^(costs?|price)$/.test(at(index)) && isAmount(index + 1);
  if (!(isPrice || charges.has(at(index))) || isInCharge(at, index)) return null;
  let from = index - 1;
  while (index - from <= 2 && links.has(at(from))) from -= 1;
  return occasions.has(at(from)) && sameClause(from, index) ? { from, to: index } : null;
}

/** `fee for the audition`, `pay for your portfolio`. */
function chargeForOccasion({ at, sameClause }: Reader, index: number): Span | null {
  const isAsked = charges.has(at(index)) || /^(charged|charging|pay|pays|paying)$/.test(at(index));
  if (!isAsked || isInCharge(at, index) || !directions.has(at(index + 1))) return null;
  let to = index + 2;
  while (to < index + 4 && determiners.has(at(to))) to += 1;
  const isTravel = /^(travel|trains?|transport|day|days|scene)$/.test(at(to + 1));
  return occasions.has(at(to)) && !isTravel && !/^(security|joining)$/.test(at(to)) && sameClause(index, to)
    ? { from: index, to }
    : null;
}

/** `a refundable amount`, `500 refundable`; tickets may be. */
function refundable(read: Reader, index: number): Span | null {
  if (!refundables.has(read.at(index))) return null;
  for (let other = index - 5; other <= index + 4; other += 1) {
    const isMoney = charges.has(read.at(other)) || read.isAmount(other);
    if (!isMoney || !read.sameClause(index, other)) continue;
    const span = { from: Math.min(index, other), to: Math.max(index, other) };
    const isBooking = read.words
      .slice(Math.max(read.clauseFrom(span.from), span.from - 6), span.to + 3)
      .some(({ text }) => bookings.has(text));
    return isBooking ? null : span;
  }
  return null;
}

/** `pay a small deposit`, `security deposit`, `deposit 500`. */
function deposit(read: Reader, index: number): Span | null {
  const { at, sameClause } = read;
  if (!/^deposits?$/.test(at(index)) || otherDeposits.has(at(index - 1))) return null;
  if (/^(security|caution|token|refundable)$/.test(at(index - 1))) return { from: index - 1, to: index };
  for (let from = index - 1; from >= index - 4 && from >= 0; from -= 1) {
    if (payVerbs.has(at(from)) && sameClause(from, index)) return { from, to: index };
  }
  for (let to = index + 1; to <= index + 3; to += 1) {
    if (read.isAmount(to) && sameClause(index, to)) return { from: index, to };
  }
  return null;
}

/** `send rs 499 to register`, `pay 300 to confirm your slot`; what is to be done may stand in front. */
function payment(read: Reader, index: number): Span | null {
  const { at } = read;
  if (!payVerbs.has(at(index)) || payers.has(at(index - 1)) || payers.has(at(index - 2))) return null;
  const start = read.sentenceFrom(index);
  for (
    let to = index + 1;
    to <= index + 5 && read.sentenceFrom(to) === start && to < read.words.length;
    to += 1
  ) {
    if (!read.isAmount(to) || !(read.hasCurrency(to) || /^(pay|paying|transfer|deposit)$/.test(at(index))))
      continue;
    const around = read.words.slice(Math.max(start, index - 8), to + 8);
    const ahead = around.findIndex(
      ({ text }, place) =>
        goals.has(text) && /^(to|for|your|the|before|and)$/.test(around[place - 1]?.text ?? ""),
    );
    if (ahead >= 0) return { from: index, to };
  }
  return null;
}

/** `500 rupaye lagenge`, `फीस देनी होगी`. */
function demand(read: Reader, index: number): Span | null {
  const { at, sameClause } = read;
  if (!charges.has(at(index)) && !(currencies.has(at(index)) && read.isAmount(index - 1))) return null;
  for (let to = index + 1; to <= index + 3; to += 1) {
    if (demands.has(at(to)) && sameClause(index, to)) return { from: index, to };
  }
  return null;
}

/** What asks for money at a place of a text, one way of saying it each. */
export const feeSpans = [chargeOfOccasion, chargeForOccasion, refundable, deposit, payment, demand];
