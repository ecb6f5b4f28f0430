import type { OutlineEntry } from "@callboard/contracts/blog";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { periodIndexes, quarterOf } from "../search/period-indexes.ts";
import { categories } from "./category.ts";
import { id, identity, instant, qualified, tsvector } from "./columns.ts";
import { tags } from "./tag.ts";

/** The `domain_suffix` of a listing row for all domains: what a caller without the domain header reads. */
export const anyDomain = "*";
/** The `tag_id` of a listing row for all tags. */
export const anyTag = 0;

export const blogs = pgTable(
  "blogs",
  {
    id: identity(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    short_content: text().notNull(),
    content: text().notNull(),
    /** Null for an article written before there were outlines, until the next start. */
    outline: jsonb().$type<OutlineEntry[]>(),
    featured_image: text(),
    category_id: id().references(() => categories.id),
    published_at: instant(),
    created_at: instant().notNull(),
    created_by: text(),
    /** The slug of its author, empty for none. Null for an article from before authors had pages, until it is filled in. */
    author_slug: text(),
    is_featured: boolean().notNull(),
    meta_title: text(),
    meta_description: text(),
    reading_minutes: integer().notNull(),
    domain_names: text().array().notNull(),
    /** The search column, written with the article. */
    search: tsvector().notNull(),
    /** When its news was left to be told; null while it never was, and still is to be. */
    first_public_at: instant(),
  },
  (table) => [
    index("blogs_without_author_slug").on(table.id).where(sql`${table.author_slug} is null`),
    ...periodIndexes("blogs_created_at", quarterOf(sql`${table.created_at}`), table.search),
    ...periodIndexes(
      "blogs_published_at",
      quarterOf(sql`coalesce(${table.published_at}, ${table.created_at})`),
      table.search,
    ),
  ],
);

export const blogTags = pgTable(
  "blog_tags",
  {
    blog_id: id()
      .notNull()
      .references(() => blogs.id),
    tag_id: id()
      .notNull()
      .references(() => tags.id),
  },
  (table) => [primaryKey({ columns: [table.blog_id, table.tag_id] })],
);

/** One row for each list that an article is on: by domain and tag (docs/decisions/0003). */
export const blogListingRows = pgTable(
  "blog_listing_rows",
  {
    domain_suffix: text().notNull(),
    tag_id: id().notNull(),
    blog_id: id()
      .notNull()
      .references(() => blogs.id),
    category_id: id(),
    is_featured: boolean().notNull(),
    created_at: instant().notNull(),
    published_at: instant().notNull(),
    /** In the rows of all tags, where it has an author. */
    author_slug: text(),
  },
  (table) => [
    primaryKey({ columns: [table.domain_suffix, table.tag_id, table.blog_id] }),
    index("blog_listing_rows_author")
      .on(table.domain_suffix, table.author_slug, table.published_at, table.blog_id)
      .where(sql`${table.author_slug} is not null`),
    ...listingRowIndexes(table),
  ],
);

/** True where an article with this id is public anywhere: its row stays when it is not any more. */
export const isListed = (id: AnyPgColumn): SQL<boolean> => {
  const { blog_id, domain_suffix, tag_id } = blogListingRows;
  return sql<boolean>`exists (
    select from ${blogListingRows} where ${blog_id} = ${qualified(id)} and ${domain_suffix} = ${anyDomain} and ${tag_id} = ${anyTag})`;
};

type ListingRowColumns = Record<
  "domain_suffix" | "tag_id" | "blog_id" | "category_id" | "is_featured" | "created_at" | "published_at",
  AnyPgColumn
>;

/** One index for every list: each sort column, with and without a category, all articles or the featured ones. */
function listingRowIndexes(table: ListingRowColumns) {
  return (["created_at", "published_at"] as const).flatMap((sort) => {
    const { domain_suffix: domain, tag_id: tag, category_id: category, blog_id: blog } = table;
    const name = `blog_listing_rows_${sort}`;
    const featured = sql`${table.is_featured}`;
    return [
      index(name).on(domain, tag, table[sort], blog),
      index(`${name}_category`).on(domain, tag, category, table[sort], blog),
      index(`${name}_featured`).on(domain, tag, table[sort], blog).where(featured),
      index(`${name}_category_featured`).on(domain, tag, category, table[sort], blog).where(featured),
    ];
  });
}
