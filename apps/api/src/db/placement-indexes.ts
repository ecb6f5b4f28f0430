import { sql } from "drizzle-orm";
import { type AnyPgColumn, index } from "drizzle-orm/pg-core";

type PlacementColumns = Record<
  "domain_suffix" | "tag_id" | "blog_id" | "category_id" | "is_featured" | "created_at" | "published_at",
  AnyPgColumn
>;

/** One index for every list: each sort column, with and without a category, all articles or the featured ones. */
export function placementIndexes(table: PlacementColumns) {
  return (["created_at", "published_at"] as const).flatMap((sort) => {
    const { domain_suffix: domain, tag_id: tag, category_id: category, blog_id: blog } = table;
    const name = `blog_placements_${sort}`;
    const featured = sql`${table.is_featured}`;
    return [
      index(name).on(domain, tag, table[sort], blog),
      index(`${name}_category`).on(domain, tag, category, table[sort], blog),
      index(`${name}_featured`).on(domain, tag, table[sort], blog).where(featured),
      index(`${name}_category_featured`).on(domain, tag, category, table[sort], blog).where(featured),
    ];
  });
}
