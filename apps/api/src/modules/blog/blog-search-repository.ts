import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { PageWindow } from "../../db/page.ts";
import { blogs } from "../../db/schema/blog.ts";
import { quarterOf } from "../../db/search/period-indexes.ts";
import { foundByPeriod } from "../../db/search/period-search.ts";
import { searchQuery, withToken } from "../../db/search/search-vector.ts";
import { blogFilterTokens } from "./blog-filter-tokens.ts";
import type { BlogFilter } from "./blog-page-repository.ts";

/** What articles are sorted by: one without a date of publication by its creation. */
const moments = {
  created_at: sql`${blogs.created_at}`.mapWith(blogs.created_at),
  published_at: sql`coalesce(${blogs.published_at}, ${blogs.created_at})`.mapWith(blogs.created_at),
};

/** What the text index of a list's order is asked for: the words, and the marks of all filters. */
function filteredQuery({ domain, is_featured, category_id, tag_id }: BlogFilter, words: string[]): SQL {
  let query = searchQuery(words);
  if (domain !== null) query = withToken(query, blogFilterTokens.domain(domain));
  if (tag_id !== undefined) query = withToken(query, blogFilterTokens.tag(tag_id));
  if (category_id !== undefined) query = withToken(query, blogFilterTokens.category(category_id));
  if (is_featured !== undefined) query = withToken(query, blogFilterTokens.featured, is_featured);
  return query;
}

/** The ids of a page of found articles with what they are sorted by, from the text index. */
export function blogSearchRepository(db: Db) {
  function search(filter: BlogFilter, words: string[], window: PageWindow, rareWord: string | undefined) {
    const query = filteredQuery(filter, words);
    const moment = moments[filter.sortBy];
    const searched = { table: blogs, id: blogs.id, moment, periodOf: quarterOf, search: blogs.search };
    return foundByPeriod(db, searched, { query, rareWord, sortOrder: filter.sortOrder }, window);
  }

  return { search };
}
