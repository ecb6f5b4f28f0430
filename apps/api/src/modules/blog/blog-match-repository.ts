import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { Slice } from "../../db/page.ts";
import { quarterOf } from "../../db/period-indexes.ts";
import { foundByPeriod } from "../../db/period-search.ts";
import { blogs } from "../../db/schema.ts";
import { searchQuery, withMark } from "../../db/search.ts";
import { blogMarks } from "./blog-marks.ts";
import type { BlogFilter } from "./blog-page-repository.ts";

/** What articles are sorted by: one without a date of publication by its creation. */
const moments = {
  created_at: sql`${blogs.created_at}`.mapWith(blogs.created_at),
  published_at: sql`coalesce(${blogs.published_at}, ${blogs.created_at})`.mapWith(blogs.created_at),
};

/** What the text index of a list's order is asked for: the words, and the marks of all filters. */
function markedQuery({ domain, is_featured, category_id, tag_id }: BlogFilter, words: string[]): SQL {
  let query = searchQuery(words);
  if (domain !== null) query = withMark(query, blogMarks.domain(domain));
  if (tag_id !== undefined) query = withMark(query, blogMarks.tag(tag_id));
  if (category_id !== undefined) query = withMark(query, blogMarks.category(category_id));
  if (is_featured !== undefined) query = withMark(query, blogMarks.featured, is_featured);
  return query;
}

/** The ids of a page of found articles with what they are sorted by, from the text index. */
export function blogMatchRepository(db: Db) {
  function matched(filter: BlogFilter, words: string[], slice: Slice, rareWord: string | undefined) {
    const query = markedQuery(filter, words);
    const moment = moments[filter.sortBy];
    const searched = { table: blogs, id: blogs.id, moment, periodOf: quarterOf, search: blogs.search };
    return foundByPeriod(db, searched, { query, rareWord, sortOrder: filter.sortOrder }, slice);
  }

  return { matched };
}
