import { expect, it } from "vitest";
import { canAnswer } from "./decision-policy.ts";

const [author, stranger] = [{ userId: 1 }, { userId: 2 }];
const hidden = {
  ...{ id: 7, user_id: author.userId, subject_kind: "event" },
  ...{ act: "hide" as const, answer: null },
};

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

it("who acts for an agency answers for its calls, and for nothing else of it", () => {
  const as = (role: "member" | "reviewer") => ({ userId: 3, teams: new Map([[author.userId, role]]) });
  expect(canAnswer(as("member"), hidden, 7)).toBe(true);
  expect(canAnswer(as("reviewer"), hidden, 7)).toBe(false);
  expect(canAnswer(as("member"), { ...hidden, subject_kind: "comment" }, 7)).toBe(false);
});
