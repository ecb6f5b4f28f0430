import type { ArticleFields } from "@callboard/contracts/article";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { blogs } from "./blog.ts";
import { categories } from "./category.ts";
import { id, identity, instant, tsvector } from "./columns.ts";

/**
 * Articles as editors have them. What the public reads stands in `blogs`, in the version that was published last: no public
 * query reads this table.
 */
export const articles = pgTable(
  "articles",
  {
    id: identity(),
    /** Null until it is published for the first time. */
    blog_id: id()
      .unique()
      .references(() => blogs.id),
    state: text({ enum: ["draft", "scheduled", "published", "unpublished", "archived"] }).notNull(),
    /** What was written last; null where that is what was published. */
    draft: jsonb().$type<ArticleFields>(),
    version: integer().notNull(),
    scheduled_at: instant(),
    preview_token: text(),
    /** Of what was written last, for lists. */
    title: text().notNull(),
    slug: text().notNull(),
    author: text(),
    category_id: id().references(() => categories.id),
    is_featured: boolean().notNull(),
    search: tsvector().notNull(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    updated_by_id: id().references(() => users.id),
    updated_by: text().notNull(),
    /** False where its images are not in the library's uses yet: articles from before there was a library, until the next start. */
    has_noted_images: boolean().notNull().default(false),
  },
  (table) => [
    index("articles_updated").on(table.updated_at, table.id),
    index("articles_of_state").on(table.state, table.updated_at, table.id),
    index("articles_of_category").on(table.category_id, table.updated_at, table.id),
    index("articles_of_author").on(table.author, table.updated_at, table.id),
    index("articles_search").using("gin", table.search),
    index("articles_due").on(table.scheduled_at).where(sql`${table.state} = 'scheduled'`),
    uniqueIndex("articles_preview").on(table.preview_token),
    index("articles_without_noted_images").on(table.id).where(sql`not ${table.has_noted_images}`),
  ],
);

/** What an article was at each save. */
export const articleRevisions = pgTable(
  "article_revisions",
  {
    id: identity(),
    article_id: id()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    kind: text({ enum: ["autosave", "save", "publish", "restore", "import", "conflict"] }).notNull(),
    fields: jsonb().$type<ArticleFields>().notNull(),
    saved_by_id: id(),
    saved_by: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [index("article_revisions_of_article").on(table.article_id, table.created_at, table.id)],
);

/** Who has an article open, and when they were heard of last. */
export const articleEditors = pgTable(
  "article_editors",
  {
    article_id: id()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    session_id: id().notNull(),
    user_id: id().notNull(),
    name: text().notNull(),
    seen_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.article_id, table.session_id] })],
);

/** Addresses that articles had before. */
export const formerSlugs = pgTable(
  "former_slugs",
  {
    slug: text().primaryKey(),
    blog_id: id()
      .notNull()
      .references(() => blogs.id),
  },
  (table) => [index("former_slugs_of_blog").on(table.blog_id)],
);
