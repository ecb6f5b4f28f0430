const article = "apps/api/src/modules/article";
const writing = [`${article}/article-routes.test.ts`];
const publishing = [`${article}/publishing-routes.test.ts`];

/** Guards of articles as editors have them. */
export const articleGuards = [
  {
    file: `${article}/write-article.ts`,
    text: "    if (row.version !== input.version) {",
    replacement: "    if (row.version < 0) {",
    tests: writing,
  },
  {
    file: `${article}/write-article.ts`,
    text: "  if (row.version !== version) throw",
    replacement: "  if (row.version < 0) throw",
    tests: [...writing, ...publishing],
  },
  {
    file: `${article}/write-article.ts`,
    text: "content: sanitiseArticle(fields.content)",
    replacement: "content: fields.content",
    tests: writing,
  },
  {
    file: `${article}/publish-article.ts`,
    text: "  parsed(publishableArticle, fields);\n",
    replacement: "",
    tests: publishing,
  },
  {
    file: `${article}/publish-article.ts`,
    text: '  if (fields.slug === "tag") throw new FieldError(reserved);\n',
    replacement: "",
    tests: publishing,
  },
  {
    file: `${article}/former-slug-repository.ts`,
    text: "and(eq(formerSlugs.slug, slug), ne(formerSlugs.blog_id, own))",
    replacement: "and(eq(formerSlugs.slug, slug), eq(formerSlugs.blog_id, 0))",
    tests: publishing,
  },
  {
    file: `${article}/change-article.ts`,
    text: '    if (row.blog_id !== null) throw new ForbiddenError("What was public once is archived, not deleted");\n',
    replacement: "",
    tests: publishing,
  },
  {
    file: `${article}/change-article.ts`,
    text: "    if (!mayPublish(row.state)) throw new ForbiddenError(isArchived);\n",
    replacement: "",
    tests: publishing,
  },
  {
    file: `${article}/change-article.ts`,
    text: '    if (at <= now) throw new FieldError({ at: "Choose a time that is yet to come" });\n',
    replacement: "",
    tests: publishing,
  },
  {
    file: `${article}/article-repository.ts`,
    text: '.for("update", { skipLocked: true })',
    replacement: "",
    tests: publishing,
    needsServer: true,
  },
  {
    file: "apps/bff/src/upstream/watch-cache-versions.ts",
    text: '    if (!(await upstream.capabilities.read()).has("staff")) return;\n',
    replacement: "",
    tests: ["apps/bff/src/upstream/watch-cache-versions.test.ts"],
  },
];

const lists = ["apps/api/src/modules/site-list/site-list-routes.test.ts"];
const list = "apps/api/src/modules/site-list";

/** Guards of the lists that editors keep. */
export const siteListGuards = [
  {
    file: `${list}/keep-site-list.ts`,
    text: "    assertSeen(before, version);\n    if (before.is_used)",
    replacement: "    if (before.is_used)",
    tests: lists,
  },
  {
    file: `${list}/keep-site-list.ts`,
    text: "    if (before) assertSeen(before, version);\n",
    replacement: "",
    tests: lists,
  },
  {
    file: `${list}/keep-site-list.ts`,
    text: '    if (before.is_used) throw new RepositoryError("list_entry_used");\n',
    replacement: "",
    tests: lists,
  },
  {
    file: `${list}/keep-site-list.ts`,
    text: "!repository.order || !isSame || !before.every((id) => ids.includes(id))",
    replacement: "!repository.order",
    tests: lists,
  },
  {
    file: `${list}/keep-site-list.ts`,
    text: '  if (id === into) throw new InvalidError("Choose another tag");\n',
    replacement: "",
    tests: lists,
  },
  {
    file: `${list}/tag-list-repository.ts`,
    text: '    if (row && row.tag_id !== id) throw new RepositoryError("list_name_taken");\n',
    replacement: "",
    tests: lists,
  },
  {
    file: `${list}/tag-list-repository.ts`,
    text: '    if (isReservedSlug(fields.slug)) throw new RepositoryError("tag_slug_reserved");\n',
    replacement: "",
    tests: lists,
  },
];
