import type { BlogSummary } from "@callboard/contracts/blog";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { inOrder, type Page, type PageQuery, readPage, type Slice } from "../../db/page.ts";
import { blogs, categories } from "../../db/schema.ts";
import { searchQuery } from "../../db/search.ts";
import { type BlogFilter, blogPageRepository } from "./blog-page-repository.ts";

export type BlogListing = PageQuery & BlogFilter & { search?: string | undefined };

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

/** The lists of articles, all with the same filters, order and paging. */
export function blogListRepository(db: Db) {
  const pages = blogPageRepository(db);

  function articles(page: ReturnType<typeof pages.listed>, { sortOrder }: BlogFilter) {
    return db
      .select({ ...summary, value: page.value })
      .from(page)
      .innerJoin(blogs, eq(blogs.id, page.blog_id))
      .leftJoin(categories, eq(categories.id, blogs.category_id))
      .orderBy(...inOrder({ value: page.value, id: page.blog_id }, sortOrder));
  }

  /** Common words are met soon by walking the list, rare ones are few in the text index (docs/decisions/0003). */
  async function read(listing: BlogListing, slice: Slice) {
    if (!listing.search) return articles(pages.listed(listing, slice), listing);
    const query = searchQuery(listing.search);
    if (!query) return [];
    const soon = await articles(pages.walked(listing, query, slice), listing);
    return soon.length === slice.limit ? soon : articles(pages.matched(listing, query, slice), listing);
  }

  /** The articles of a domain (of all, when null) that pass every filter. A search without a word matches none. */
  async function list(listing: BlogListing): Promise<Page<BlogSummary>> {
    const { page: _page, limit: _limit, cursor: _cursor, ...filter } = listing;
    const name = JSON.stringify(["blogs", ...Object.entries(filter).sort()]);
    const keyOf = (row: { value: Date; id: number }) => ({ value: row.value.getTime(), id: row.id });
    const { rows, pagination } = await readPage(listing, name, keyOf, (slice) => read(listing, slice));
    return { rows: rows.map(toSummary), pagination };
  }

  return { list };
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
