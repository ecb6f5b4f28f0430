import type { Category } from "@callboard/contracts/blog";
import type { DomainSuffix } from "@callboard/contracts/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import {
  keysetAfter,
  keysetOrder,
  type Page,
  type PageQuery,
  type PageWindow,
  readPage,
} from "../../db/page.ts";
import { anyDomain } from "../../db/schema/blog.ts";
import { categories, categoryCounts } from "../../db/schema/category.ts";

export type CreateCategoryInput = Omit<typeof categories.$inferInsert, "id">;

/** The sections of the blog. */
export function categoryRepository(db: Db) {
  /** All categories, each with its number of articles on the domain (on any, when null). */
  async function list(query: PageQuery, domain: DomainSuffix | null): Promise<Page<Category>> {
    const columns = { value: categories.position, id: categories.id };
    const count = and(
      eq(categoryCounts.category_id, categories.id),
      eq(categoryCounts.domain_suffix, domain ?? anyDomain),
    );
    const read = ({ after, offset, limit }: PageWindow) =>
      db
        .select({
          id: categories.id,
          name: categories.name,
          photo: categories.photo,
          show_on_header: categories.show_on_header,
          blog_count: sql<number>`coalesce(${categoryCounts.blog_count}, 0)`,
          position: categories.position,
        })
        .from(categories)
        .leftJoin(categoryCounts, count)
        .where(keysetAfter(columns, after))
        .orderBy(...keysetOrder(columns))
        .limit(limit)
        .offset(offset);
    const keyOf = (row: { position: number; id: number }) => ({ value: row.position, id: row.id });
    return readPage(query, "categories", keyOf, read);
  }

  async function create(input: CreateCategoryInput): Promise<{ id: number }> {
    const [created] = await db.insert(categories).values(input).returning({ id: categories.id });
    if (!created) throw new Error("The database returned no id");
    return created;
  }

  return { list, create };
}
