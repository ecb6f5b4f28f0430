import { emptyArticle } from "@callboard/contracts/article";
import { blogOf, pagination } from "../fixtures.ts";
import type { SubjectFixture } from "../subjects.ts";

const at = "2026-03-01T10:00:00.000Z";
const token = "a-token-of-a-preview-link";
const fields = { ...emptyArticle, title: "Article 1", slug: "article-1" };
const article = {
  ...{
    id: 1,
    state: "draft",
    fields,
    version: 1,
    has_changes: false,
    scheduled_at: null,
    published_at: null,
  },
  ...{ preview_token: token, created_at: at, updated_at: at, updated_by: { id: 1, name: "Person 1" } },
  published_slug: null,
  former_slugs: [],
};
const revision = { id: 1, version: 1, kind: "save", saved_by: "Person 1", created_at: at };
const named = { id: 1 };
const versioned = { id: 1, version: 1 };

export const fixture: SubjectFixture = {
  accepted: {
    "article.list": {},
    "article.authors": undefined,
    "article.create": {},
    "article.open": named,
    "article.save": { ...versioned, fields },
    "article.publish": versioned,
    "article.schedule": { ...versioned, at },
    "article.changeState": { ...versioned, state: "archived" },
    "article.remove": versioned,
    "article.makePreviewLink": named,
    "article.endPreviewLink": named,
    "article.see": named,
    "article.leave": named,
    "article.revisions": named,
    "article.revision": { id: 1, revision_id: 1 },
    "article.restore": { ...versioned, revision_id: 1 },
    "article.preview": { token },
  },
  open: ["article.preview"],
  answers: [
    // Each call reads its own part.
    [
      "/staff/articles",
      {
        ...{ article, articles: [], authors: [], editors: [], version: 1, pagination },
        ...{ revisions: [revision], revision: { ...revision, fields } },
      },
    ],
    ["/blog/preview", { blog: blogOf(1) }],
  ],
};
