import { describe, expect, it } from "vitest";
import { decodeCursor, encodeCursor } from "./cursor.ts";

describe("a cursor", () => {
  it.each([
    { value: 0, id: 1 },
    { value: -86_400_000, id: 2 },
    { value: Date.UTC(2100, 0), id: 999_999_999_999 },
  ])("decodes to the key %j", (key) => {
    expect(decodeCursor("list", encodeCursor("list", key))).toEqual(key);
  });

  it("belongs to one list", () => {
    const cursor = encodeCursor("one", { value: 1, id: 2 });
    expect(() => decodeCursor("two", cursor)).toThrow("cursor_invalid");
  });
});
