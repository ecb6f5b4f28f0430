import type { BlogSummary } from "@callboard/contracts/blog";
import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { blogs } from "../../db/schema/blog.ts";
import { categories } from "../../db/schema/category.ts";

/** The columns of a summary, with the category joined. */
export const summaryColumns = {
  id: blogs.id,
  slug: blogs.slug,
  title: blogs.title,
  short_content: blogs.short_content,
  featured_image: blogs.featured_image,
  category_id: blogs.category_id,
  category_name: categories.name,
  published_at: blogs.published_at,
  created_at: blogs.created_at,
  created_by: blogs.created_by,
  is_featured: blogs.is_featured,
  reading_minutes: blogs.reading_minutes,
};

type SummaryRow = Omit<BlogSummary, "created_at" | "published_at"> & {
  created_at: Date;
  published_at: Date | null;
};

export function toSummary({ created_at, published_at, ...row }: SummaryRow): BlogSummary {
  return {
    ...row,
    created_at: created_at.toISOString(),
    published_at: published_at?.toISOString() ?? null,
  };
}

/** Articles as cards show them. */
export function blogSummaryRepository(db: Db) {
  /** The articles with these ids, by id, whoever sees them. Unknown ones are left out. */
  async function list(ids: number[]): Promise<Map<number, BlogSummary>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select(summaryColumns)
      .from(blogs)
      .leftJoin(categories, eq(categories.id, blogs.category_id))
      .where(inArray(blogs.id, ids));
    return new Map(rows.map((row) => [row.id, toSummary(row)]));
  }

  return { list };
}
