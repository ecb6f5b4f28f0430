import type { BlogSummary } from "@callboard/contracts/blog";
import { wordsOf } from "@callboard/server-kit/words";
import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { keysetOrder, type Page, type PageQuery, type PageWindow, readPage } from "../../db/page.ts";
import { blogs } from "../../db/schema/blog.ts";
import { categories } from "../../db/schema/category.ts";
import { scanOrIndex } from "../../db/search/scan-or-index.ts";
import { type BlogFilter, blogPageRepository } from "./blog-page-repository.ts";
import { blogSearchRepository } from "./blog-search-repository.ts";

export type BlogListOptions = PageQuery & BlogFilter & { search?: string | undefined };

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
  const index = blogSearchRepository(db);

  function listed(options: BlogListOptions, window: PageWindow) {
    const page = pages.page(options, window);
    return db
      .select({ ...summary, value: page.value })
      .from(page)
      .innerJoin(blogs, eq(blogs.id, page.blog_id))
      .leftJoin(categories, eq(categories.id, blogs.category_id))
      .orderBy(...keysetOrder({ value: page.value, id: page.blog_id }, options.sortOrder));
  }

  async function searched(options: BlogListOptions, words: string[], window: PageWindow) {
    const found = await scanOrIndex(words, window, {
      scan: (part) => pages.scan(options, words, part),
      search: (rareWord) => index.search(options, words, window, rareWord),
    });
    if (found.length === 0) return [];
    const ids = found.map(({ id }) => id);
    const rows = await db
      .select(summary)
      .from(blogs)
      .leftJoin(categories, eq(categories.id, blogs.category_id))
      .where(inArray(blogs.id, ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return found.flatMap(({ id, value }) => {
      const row = byId.get(id);
      return row ? [{ ...row, value }] : [];
    });
  }

  async function read(options: BlogListOptions, window: PageWindow) {
    if (!options.search) return listed(options, window);
    const words = wordsOf(options.search);
    return words.length > 0 ? searched(options, words, window) : [];
  }

  /** The articles of a domain (of all, when null) that pass every filter. A search without a word matches none. */
  async function list(options: BlogListOptions): Promise<Page<BlogSummary>> {
    const { page: _page, limit: _limit, cursor: _cursor, ...filter } = options;
    const name = JSON.stringify(["blogs", ...Object.entries(filter).sort()]);
    const keyOf = (row: { value: Date; id: number }) => ({ value: row.value.getTime(), id: row.id });
    const { rows, pagination } = await readPage(options, name, keyOf, (window) => read(options, window));
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
