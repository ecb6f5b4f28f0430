import { describe, expect, it } from "vitest";
import { heldComment } from "./screening/held-comment.ts";

const held = (text: string, terms: { isNew?: boolean; words?: string[] } = {}) =>
  heldComment({ text, isNew: false, words: [], ...terms });

describe("a comment", () => {
  it.each(["see https://x.example", "www.lantern.test now", "Lantern.co.uk", "my-shop.xyz/now"])(
    "waits with a link where its author is new: %s",
    (text) => {
      expect(held(text, { isNew: true })).toContain("link");
      expect(held(text)).toBeNull();
    },
  );

  it.each(["Lovely. Indeed", "It was 3.in all", "e.g. this", "What a play!", "Wait...Come in"])(
    "is public at once without one: %s",
    (text) => expect(held(text, { isNew: true })).toBeNull(),
  );

  it("waits with a word of the list, whole, however it is written", () => {
    const words = ["casino", "easy money"];
    for (const text of ["CASINO!", "the cаsino", "ca\u200bsino", "Easy,  money"]) {
      expect(held(text, { words })).toContain("list of words");
    }
    for (const text of ["casinos", "easy for money", "nothing"]) expect(held(text, { words })).toBeNull();
  });
});
