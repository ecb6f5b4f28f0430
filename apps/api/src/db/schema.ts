import type { OutlineEntry } from "@callboard/contracts/blog";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./account-schema.ts";
import { id, identity, instant, tsvector } from "./columns.ts";
import { periodIndexes, quarterOf } from "./period-indexes.ts";
import { placementIndexes } from "./placement-indexes.ts";

/** Stands in a placement for "whatever the domain": what a caller without the domain header reads. */
export const anyDomain = "*";
/** Stands in a placement for "whatever the tags". */
export const anyTag = 0;

export const categories = pgTable("categories", {
  id: identity(),
  name: text().notNull().unique(),
  photo: text(),
  show_on_header: boolean().notNull(),
  position: integer().notNull(),
});

/** How many articles a category has on each domain. */
export const categoryCounts = pgTable(
  "category_counts",
  {
    domain_suffix: text().notNull(),
    category_id: id()
      .notNull()
      .references(() => categories.id),
    blog_count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.domain_suffix, table.category_id] })],
);

export const tags = pgTable(
  "tags",
  {
    id: identity(),
    name: text().notNull(),
    slug: text().notNull(),
    status: text().notNull(),
    description: text(),
    photo: text(),
    meta_title: text(),
    meta_description: text(),
    domain_names: text().array().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    uniqueIndex("tags_slug").on(sql`lower(${table.slug})`),
    index("tags_name").on(sql`lower(${table.name})`),
  ],
);

/** The domains a tag is shown on, and how many articles carry it there. */
export const tagPlacements = pgTable(
  "tag_placements",
  {
    domain_suffix: text().notNull(),
    tag_id: id()
      .notNull()
      .references(() => tags.id),
    position: integer().notNull(),
    blog_count: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.domain_suffix, table.tag_id] }),
    index("tag_placements_position").on(table.domain_suffix, table.position, table.tag_id),
  ],
);

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
    is_featured: boolean().notNull(),
    meta_title: text(),
    meta_description: text(),
    reading_minutes: integer().notNull(),
    domain_names: text().array().notNull(),
    /** What the search finds the article by; written with it. */
    search: tsvector().notNull(),
  },
  (table) => [
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

/** Every list an article stands on: one row a domain and tag (docs/decisions/0003). */
export const blogPlacements = pgTable(
  "blog_placements",
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
  },
  (table) => [
    primaryKey({ columns: [table.domain_suffix, table.tag_id, table.blog_id] }),
    ...placementIndexes(table),
  ],
);

export const comments = pgTable(
  "comments",
  {
    id: identity(),
    blog_id: id()
      .notNull()
      .references(() => blogs.id),
    parent_id: id().references((): AnyPgColumn => comments.id),
    /** Null for one without an account, or whose author took it back. */
    user_id: id().references(() => users.id),
    author: text().notNull(),
    avatar: text(),
    content: text().notNull(),
    created_at: instant().notNull(),
    /** Set where only the place is left, because others replied. */
    removed_at: instant(),
  },
  (table) => [
    index("comments_of_blog").on(table.blog_id, table.created_at, table.id),
    index("comments_of_user").on(table.user_id, table.created_at, table.id),
    index("comments_of_parent").on(table.parent_id),
  ],
);

export const professions = pgTable("professions", {
  id: identity(),
  name: text().notNull().unique(),
  position: integer().notNull(),
});

export const cities = pgTable(
  "cities",
  {
    id: identity(),
    name: text().notNull(),
    country: text().notNull(),
    time_zone: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [unique("cities_name").on(table.name, table.country)],
);
