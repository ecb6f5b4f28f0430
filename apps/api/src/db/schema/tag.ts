import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, identity } from "./columns.ts";

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

/** One row for each domain that shows a tag, with its number of articles there. */
export const tagListingRows = pgTable(
  "tag_listing_rows",
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
    index("tag_listing_rows_position").on(table.domain_suffix, table.position, table.tag_id),
  ],
);

/** Addresses that tags had before, or that were of tags merged into them. */
export const formerTagSlugs = pgTable(
  "former_tag_slugs",
  {
    /** In lower case. */
    slug: text().primaryKey(),
    tag_id: id()
      .notNull()
      .references(() => tags.id, { onDelete: "cascade" }),
  },
  (table) => [index("former_tag_slugs_of_tag").on(table.tag_id)],
);
