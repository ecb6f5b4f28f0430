import type { BlogSummary, blogSortColumns } from "@callboard/contracts/blog";
import type { DomainSuffix } from "@callboard/contracts/domain";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { behind, inOrder, type Page, type PageQuery, readPage, type Slice } from "../../db/page.ts";
import { anyDomain, anyTag, blogPlacements, blogs, categories } from "../../db/schema.ts";
import { searchCondition } from "./blog-search-repository.ts";

export type BlogListing = PageQuery & {
  sortBy: (typeof blogSortColumns)[number];
  sortOrder: "ASC" | "DESC";
  is_featured?: boolean | undefined;
  category_id?: number | undefined;
  tag_id?: number | undefined;
  search?: string | undefined;
};

const summary = {
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

/** The lists of articles. Every one is a range of one placement index, whatever its filters and depth. */
export function blogListRepository(db: Db) {
  /** The articles of a domain (of all, when null) that pass every filter. A search without a word matches none. */
  async function list(listing: BlogListing, domain: DomainSuffix | null): Promise<Page<BlogSummary>> {
    const { sortBy, sortOrder, is_featured, category_id, tag_id, search } = listing;
    const columns = { value: blogPlacements[sortBy], id: blogPlacements.blog_id };
    const read = async ({ after, offset, limit }: Slice) => {
      const found = await searchCondition(db, search);
      if (found === "nothing") return [];
      const page = db
        .select({ blog_id: blogPlacements.blog_id, value: columns.value })
        .from(blogPlacements)
        .where(and(...placementConditions(listing, domain), found, behind(columns, after, sortOrder)))
        .orderBy(...inOrder(columns, sortOrder))
        .limit(limit)
        .offset(offset)
        .as("page");
      return db
        .select({ ...summary, value: page.value })
        .from(page)
        .innerJoin(blogs, eq(blogs.id, page.blog_id))
        .leftJoin(categories, eq(categories.id, blogs.category_id))
        .orderBy(...inOrder({ value: page.value, id: page.blog_id }, sortOrder));
    };
    const name = JSON.stringify([
      "blogs",
      domain,
      sortBy,
      sortOrder,
      is_featured,
      category_id,
      tag_id,
      search,
    ]);
    const keyOf = (row: { value: Date; id: number }) => ({ value: row.value.getTime(), id: row.id });
    const { rows, pagination } = await readPage(listing, name, keyOf, read);
    return { rows: rows.map(toSummary), pagination };
  }

  return { list };
}

function placementConditions(listing: BlogListing, domain: DomainSuffix | null): SQL[] {
  const { is_featured, category_id, tag_id } = listing;
  const conditions = [
    eq(blogPlacements.domain_suffix, domain ?? anyDomain),
    eq(blogPlacements.tag_id, tag_id ?? anyTag),
  ];
  if (category_id !== undefined) conditions.push(eq(blogPlacements.category_id, category_id));
  // Written out and not a parameter: only so does it match the condition of the partial indexes.
  if (is_featured === true) conditions.push(sql`${blogPlacements.is_featured}`);
  if (is_featured === false) conditions.push(sql`not ${blogPlacements.is_featured}`);
  return conditions;
}

type SummaryRow = Omit<BlogSummary, "created_at" | "published_at"> & {
  created_at: Date;
  published_at: Date | null;
  value: Date;
};

function toSummary({ value: _value, created_at, published_at, ...row }: SummaryRow): BlogSummary {
  return {
    ...row,
    created_at: created_at.toISOString(),
    published_at: published_at?.toISOString() ?? null,
  };
}
