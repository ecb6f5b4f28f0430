import { describe, expect, it } from "vitest";
import { createByteBoundedLru } from "./byte-bounded-lru.ts";

const size = 10;
const room = 8 * size;

function createFull() {
  const bounded = createByteBoundedLru<{ key: string }>(room, () => size);
  const offer = (key: string) => {
    if (bounded.wants(key, size)) bounded.values.set(key, { key });
  };
  for (let index = 0; index < room / size; index += 1) offer(`first ${index}`);
  return { ...bounded, offer };
}

describe("things within bounds", () => {
  it("are kept at once as long as there is room", () => {
    expect(createFull().values.size).toBe(room / size);
  });

  it("are not driven out by a crowd that nobody asks for again", () => {
    const { values, offer, room } = createFull();
    for (let index = 0; index < 10_000; index += 1) offer(`crowd ${index}`);
    expect([...values.keys()].every((key) => key.startsWith("first"))).toBe(true);
    expect(room().evictions).toBe(0);
  });

  it("make way for what is made a second time", () => {
    const { values, offer } = createFull();
    for (const key of ["new", "other", "new"]) offer(key);
    expect([values.has("new"), values.has("other"), values.has("first 0")]).toEqual([true, false, false]);
  });

  it("can be replaced by their next versions", () => {
    const { wants } = createFull();
    expect(wants("first 3", size)).toBe(true);
  });

  it("are remembered as made for a while, however many there were before", () => {
    const { values, offer } = createFull();
    for (let index = 0; index < 20_000; index += 1) offer(`crowd ${index}`);
    for (const key of ["crowd 19000", "crowd 5"]) offer(key);
    expect([values.has("crowd 19000"), values.has("crowd 5")]).toEqual([true, false]);
  });
});
