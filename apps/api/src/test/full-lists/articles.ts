import { limits } from "@callboard/contracts/limits";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { sql } from "drizzle-orm";
import { aBlog, aTag } from "../content.ts";
import { type Filling, type FullList, many, multiply, numberOf, page, write } from "./full-list.ts";

/** Articles of one author and of many, with their comments, and all that editors keep beside them. */
export async function fillArticles(filling: Filling): Promise<void> {
  const { db, numbers } = filling;
  const tag = await aTag(db, "first");
  const blog = await aBlog(db, { slug: "first", tag_ids: [tag.id], created_by: "First" });
  Object.assign(numbers, { tag: tag.id, blog: blog.id });
  await fillSiteLists(filling);
  await fillBlogs(filling);
  await fillComments(filling);
  await fillDrafts(filling);
  await fillImages(filling);
  await fillImports(filling);
}

async function fillSiteLists(filling: Filling): Promise<void> {
  const { now } = filling;
  await write(filling, "categories", "name, show_on_header, position", sql`n, true, n`);
  await write(
    filling,
    "category_counts",
    "domain_suffix, category_id, blog_count",
    sql`'*', id, 1`,
    sql`categories`,
  );
  await multiply(filling, "tags", sql`jsonb_build_object('id', n, 'slug', n, 'name', n)`);
  await multiply(filling, "tag_listing_rows", sql`jsonb_build_object('tag_id', n)`);
  await write(filling, "search_words", "word", sql`'wrod' || n`);
  await write(filling, "professions", "name, position", sql`n, n`);
  await write(filling, "cities", "name, country, time_zone, position", sql`n, 'IN', 'Asia/Kolkata', n`);
  await write(
    filling,
    "videos",
    "title, description, is_featured, created_at",
    sql`n, 'Words', false, ${now}`,
  );
}

/** Every other article is of the first author, with its tag; the first one has all tags. */
async function fillBlogs(filling: Filling): Promise<void> {
  const { blog, tag } = filling.numbers;
  const changed = sql`jsonb_build_object('id', n, 'slug', n, 'domain_names', jsonb_build_array(n::text))
    || case when n % 2 = 0 then '{}' else jsonb_build_object('created_by', n, 'author_slug', n) end`;
  await multiply(filling, "blogs", changed);
  const columns = "domain_suffix, tag_id, blog_id, is_featured, created_at, published_at, author_slug";
  const row = sql`id, false, created_at, created_at`;
  await write(filling, "blog_listing_rows", columns, sql`'*', 0, ${row}, author_slug`, sql`blogs`);
  await write(filling, "blog_listing_rows", columns, sql`'*', ${tag}, ${row}, null`, sql`blogs`);
  await write(filling, "blog_tags", "blog_id, tag_id", sql`${blog}, id`, sql`tags`);
}

async function fillComments(filling: Filling): Promise<void> {
  const { now, numbers } = filling;
  const columns = "blog_id, user_id, parent_id, author, content, created_at";
  const rowUnder = (parent: number | null) =>
    sql`${numbers.blog}, ${numbers.user}, ${parent}::bigint, 'Asha', 'Words', ${now}`;
  await write(filling, "comments", columns, rowUnder(null));
  const comment = await numberOf(filling, "comments");
  await write(filling, "comments", columns, rowUnder(comment));
  await filling.db.execute(sql`update comments set reply_count = ${many} where id = ${comment}`);
  numbers.comment = comment;
}

async function fillDrafts(filling: Filling): Promise<void> {
  const { now, numbers } = filling;
  numbers.article = await numberOf(filling, "articles");
  await multiply(filling, "articles", sql`jsonb_build_object('id', n, 'author', n)`);
  await multiply(filling, "article_revisions", sql`jsonb_build_object('id', n)`);
  numbers.revision = await numberOf(filling, "article_revisions");
  const columns = "article_id, session_id, user_id, name, seen_at";
  await write(
    filling,
    "article_editors",
    columns,
    sql`${numbers.article}, n + 1000000, ${numbers.user}, n, ${now}`,
  );
}

async function fillImages(filling: Filling): Promise<void> {
  const { now, numbers } = filling;
  const columns = "hash, address, name, alt, search, created_at, created_by";
  await write(filling, "images", columns, sql`n, '/media/' || n, n, '', '', ${now}, 'Asha'`);
  numbers.image = await numberOf(filling, "images");
  const use = sql`${numbers.image}, 'article', id, 'public', 'text'`;
  await write(filling, "image_uses", "image_id, subject_kind, subject_id, state, place", use, sql`articles`);
}

async function fillImports(filling: Filling): Promise<void> {
  const { now, numbers } = filling;
  const made = sql`${numbers.user}, 'Asha', ${now}, ${now}`;
  const by = "created_by_id, created_by, created_at, changed_at";
  const file = "file_key, file_name, size, domain_names, makes_categories";
  await write(filling, "article_imports", `${file}, ${by}`, sql`n, 'a.zip', 1, '{}', false, ${made}`);
  numbers.import = await numberOf(filling, "article_imports");
  const details = {
    ...{ slug: null, slug_change: null, category: null, is_new_category: false, new_tags: [] },
    ...{ images_found: 0, missing_images: [], losses: [], reason: null },
  };
  await write(
    filling,
    "article_import_entries",
    "import_id, position, source, line, title, planned, has_losses, details",
    sql`${numbers.import}, n, n, n, n, 'draft', false, ${JSON.stringify(details)}::text::jsonb`,
  );
  await write(filling, "article_exports", `file_key, state, ${by}`, sql`n, 'done', ${made}`);
}

const all = { entries: staffLimits.siteListMax };

/** The calls that answer them. */
export const articleLists: FullList[] = [
  ["/blog/view", ["blogs", "blog_listing_rows"], { blogs: page }],
  ["/blog/view-by-tag/:tag_name", ["blog_listing_rows"], { articles: page }, { tag_name: "first" }],
  ["/blog/view-by-author/:author", ["blog_listing_rows"], { articles: page }, { author: "first" }],
  ["/blog/authors", ["blog_listing_rows"], { authors: page }],
  [
    "/blog/view-by-slug/:slug",
    ["blog_tags"],
    { tags: limits.tagFetch, blog_tags: 2 * limits.tagFetch },
    { slug: "first" },
  ],
  ["/category/view", ["categories", "category_counts"], { rows: page }],
  ["/tag/view", ["tags", "tag_listing_rows"], { tags: page }],
  ["/video/list", ["videos"], { videos: page }],
  ["/profession/view", ["professions"], { profession: page }],
  ["/cities/view", ["cities"], { cities: page }],
  ["/comment/blog/:id", ["comments"], { comments: page, replies: limits.replyPreview }, { id: "#blog" }],
  ["/comment/:id/replies", ["comments"], { replies: page }, { id: "#comment" }],
  ["/comment/mine", ["comments"], { comments: page }],
  ["/spelling/list", ["search_words"], {}, { search: "wrod" }],
  ["/staff/articles", ["articles"], { articles: page }],
  ["/staff/articles/authors", ["articles"], { authors: staffLimits.articleAuthors }],
  ["/staff/articles/:id", ["article_editors"], { editors: 20 }, { id: "#article" }],
  ["/staff/articles/:id/revisions", ["article_revisions"], { revisions: page }, { id: "#article" }],
  ["/staff/images", ["images"], { images: page }],
  ["/staff/images/:id", ["image_uses"], { uses: staffLimits.imageUseList }, { id: "#image" }],
  ["/staff/imports", ["article_imports", "blogs"], { imports: page, sites: page }],
  ["/staff/imports/:id/entries", ["article_import_entries"], { entries: page }, { id: "#import" }],
  ["/staff/exports", ["article_exports"], { exports: page }],
  ["/staff/lists/:list", ["categories"], all, { list: "category" }],
  ["/staff/lists/:list", ["tags"], all, { list: "tag" }],
  ["/staff/lists/:list", ["videos"], all, { list: "video" }],
  ["/staff/lists/:list", ["professions"], all, { list: "profession" }],
  ["/staff/lists/:list", ["cities"], all, { list: "city" }],
  ["/staff/lists/:list", ["event_categories"], all, { list: "event_category" }],
];
