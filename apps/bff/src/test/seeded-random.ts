/** Random numbers that are the same in every run: Mulberry32. */
export function createRandom(seed: number) {
  let state = seed;
  /** From 0 up to, but without, 1. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  return { next, below, pick };
}

export type Random = ReturnType<typeof createRandom>;
