import type { SubjectFixture } from "../subjects.ts";

export const fixture: SubjectFixture = {
  accepted: { "spelling.list": { search: "shakspeare" } },
  open: ["spelling.list"],
  answers: [["/spelling/list", { spellings: [{ search: "shakespeare", is_variant: false }] }]],
};
