import { describe, expect, it } from "vitest";
import { createByteBoundedLru } from "./byte-bounded-lru.ts";

const size = 10;
const maxBytes = 8 * size;

function createFull() {
  const lru = createByteBoundedLru<{ key: string }>(maxBytes, () => size);
  const offer = (key: string) => {
    if (lru.admits(key, size)) lru.values.set(key, { key });
  };
  for (let index = 0; index < maxBytes / size; index += 1) offer(`first ${index}`);
  return { ...lru, offer };
}

describe("the byte-bounded LRU", () => {
  it("admits every entry while it is not full", () => {
    expect(createFull().values.size).toBe(maxBytes / size);
  });

  it("evicts nothing for entries that are asked for once", () => {
    const { values, offer, usage } = createFull();
    for (let index = 0; index < 10_000; index += 1) offer(`scan ${index}`);
    expect([...values.keys()].every((key) => key.startsWith("first"))).toBe(true);
    expect(usage().evictions).toBe(0);
  });

  it("evicts the least recently used for an entry that is asked for again", () => {
    const { values, offer } = createFull();
    for (const key of ["new", "other", "new"]) offer(key);
    expect([values.has("new"), values.has("other"), values.has("first 0")]).toEqual([true, false, false]);
  });

  it("stores no entry that takes more than an eighth, which would evict all others", () => {
    const { values, usage } = createByteBoundedLru<{ key: string }>(maxBytes);
    for (let index = 0; index < 8; index += 1) values.set(`small ${index}`, { key: "" }, { size });
    values.set("large", { key: "" }, { size: size + 1 });
    expect([values.has("large"), values.size, usage().evictions]).toEqual([false, 8, 0]);
  });

  it("admits the next version of an entry", () => {
    const { admits } = createFull();
    expect(admits("first 3", size)).toBe(true);
  });

  it("remembers the latest keys that it did not admit, and forgets the earliest", () => {
    const { values, offer } = createFull();
    for (let index = 0; index < 20_000; index += 1) offer(`scan ${index}`);
    for (const key of ["scan 19000", "scan 5"]) offer(key);
    expect([values.has("scan 19000"), values.has("scan 5")]).toEqual([true, false]);
  });
});
