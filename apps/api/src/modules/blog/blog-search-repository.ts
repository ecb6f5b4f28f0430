import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { PageWindow } from "../../db/page.ts";
import { blogs } from "../../db/schema/blog.ts";
import { quarterOf } from "../../db/search/period-indexes.ts";
import { searchByPeriod } from "../../db/search/period-search.ts";
import { searchQuery, withToken } from "../../db/search/search-vector.ts";
import { blogFilterTokens } from "./blog-filter-tokens.ts";
import type { BlogFilter } from "./blog-page-repository.ts";

/** The sort dates of articles; one without a publication date counts from its creation. */
const moments = {
  created_at: sql`${blogs.created_at}`.mapWith(blogs.created_at),
  published_at: sql`coalesce(${blogs.published_at}, ${blogs.created_at})`.mapWith(blogs.created_at),
};

/** The text query: the words, and the tokens of all filters. */
function filteredQuery({ domain, is_featured, category_id, tag_id }: BlogFilter, words: string[]): SQL {
  let query = searchQuery(words);
  if (domain !== null) query = withToken(query, blogFilterTokens.domain(domain));
  if (tag_id !== undefined) query = withToken(query, blogFilterTokens.tag(tag_id));
  if (category_id !== undefined) query = withToken(query, blogFilterTokens.category(category_id));
  if (is_featured !== undefined) query = withToken(query, blogFilterTokens.featured, is_featured);
  return query;
}

/** A page of matching article ids with their sort dates, from the text index. */
export function blogSearchRepository(db: Db) {
  function search(filter: BlogFilter, words: string[], window: PageWindow, rareWord: string | undefined) {
    const query = filteredQuery(filter, words);
    const moment = moments[filter.sortBy];
    const searched = { table: blogs, id: blogs.id, moment, periodOf: quarterOf, search: blogs.search };
    return searchByPeriod(db, searched, { query, rareWord, sortOrder: filter.sortOrder }, window);
  }

  return { search };
}
