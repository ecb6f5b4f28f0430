import { pagination, summaryOf } from "../fixtures.ts";
import type { SubjectFixture } from "../subjects.ts";

export const fixture: SubjectFixture = {
  accepted: { "blog.byAuthor": { author: "asha-rao" } },
  open: ["blog.byAuthor"],
  answers: [
    [
      "/blog/view-by-author/",
      { author: { name: "Asha Rao", slug: "asha-rao" }, articles: [summaryOf(1)], pagination },
    ],
    ["/blog/authors", { authors: ["asha-rao"] }],
  ],
};
