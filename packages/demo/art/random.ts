/** A seeded random number generator, so that every drawing is the same each time. */

export type Random = (from?: number, to?: number) => number;

/** Numbers from `from` (0) up to `to` (1), in an order that depends on the seed alone. */
export function seededRandom(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return from + (to - from) * (((value ^ (value >>> 14)) >>> 0) / 4294967296);
  };
}
