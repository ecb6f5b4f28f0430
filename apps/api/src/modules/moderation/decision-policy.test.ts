import { expect, it } from "vitest";
import { canAnswer } from "./decision-policy.ts";

const [author, stranger] = [{ userId: 1 }, { userId: 2 }];
const hidden = { id: 7, user_id: author.userId, act: "hide" as const, answer: null };

it("a decision is answered by whose thing it took from the public, once, as long as it is the last", () => {
  expect(canAnswer(author, hidden, 7)).toBe(true);
  expect(canAnswer(author, { ...hidden, act: "remove" }, 7)).toBe(true);
  expect(canAnswer(stranger, hidden, 7)).toBe(false);
  expect(canAnswer(author, { ...hidden, user_id: null }, 7)).toBe(false);
  expect(canAnswer(author, { ...hidden, act: "keep" }, 7)).toBe(false);
  expect(canAnswer(author, { ...hidden, answer: "No" }, 7)).toBe(false);
  expect(canAnswer(author, hidden, 8)).toBe(false);
  expect(canAnswer(author, hidden, null)).toBe(false);
});
