import type { BlogSummary } from "@callboard/contracts/blog";
import { wordsOf } from "@callboard/server-kit/words";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { keysetOrder, type Page, type PageQuery, type PageWindow, readPage } from "../../db/page.ts";
import { blogs } from "../../db/schema/blog.ts";
import { categories } from "../../db/schema/category.ts";
import { scanOrIndex } from "../../db/search/scan-or-index.ts";
import { type BlogFilter, blogPageRepository } from "./blog-page-repository.ts";
import { blogSearchRepository } from "./blog-search-repository.ts";
import { blogSummaryRepository, summaryColumns, toSummary } from "./blog-summary-repository.ts";

export type BlogListOptions = PageQuery & BlogFilter & { search?: string | undefined };

/** The lists of articles, all with the same filters, order and paging. */
export function blogListRepository(db: Db) {
  const pages = blogPageRepository(db);
  const index = blogSearchRepository(db);

  async function listed(options: BlogListOptions, window: PageWindow) {
    const page = pages.page(options, window);
    const rows = await db
      .select({ ...summaryColumns, value: page.value })
      .from(page)
      .innerJoin(blogs, eq(blogs.id, page.blog_id))
      .leftJoin(categories, eq(categories.id, blogs.category_id))
      .orderBy(...keysetOrder({ value: page.value, id: page.blog_id }, options.sortOrder));
    return rows.map(({ value, ...row }) => ({ ...toSummary(row), value }));
  }

  async function searched(options: BlogListOptions, words: string[], window: PageWindow) {
    const found = await scanOrIndex(words, window, {
      scan: (part) => pages.scan(options, words, part),
      search: (rareWord) => index.search(options, words, window, rareWord),
    });
    const summaries = await blogSummaryRepository(db).list(found.map(({ id }) => id));
    return found.flatMap(({ id, value }) => {
      const summary = summaries.get(id);
      return summary ? [{ ...summary, value }] : [];
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
    return { rows: rows.map(({ value: _, ...row }) => row), pagination };
  }

  return { list };
}
