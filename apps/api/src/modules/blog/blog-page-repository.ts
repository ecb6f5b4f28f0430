import type { blogSortColumns } from "@callboard/contracts/blog";
import type { DomainSuffix } from "@callboard/contracts/domain";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { behind, inOrder, type Slice } from "../../db/page.ts";
import { anyDomain, anyTag, blogPlacements, blogs } from "../../db/schema.ts";
import { withMark } from "../../db/search.ts";
import { blogMarks } from "./blog-marks.ts";

/** Which articles a list holds, and in which order. */
export type BlogFilter = {
  domain: DomainSuffix | null;
  sortBy: (typeof blogSortColumns)[number];
  sortOrder: "ASC" | "DESC";
  is_featured?: boolean | undefined;
  category_id?: number | undefined;
  tag_id?: number | undefined;
};

/** How many articles of a list are looked at for each one wanted, and at most, before the text index is asked. */
const walkFactor = 15;
const walkMost = 400;

/** What `blogs_matching` returns, which is a function of the database. */
const matchColumns = {
  blog_id: blogPlacements.blog_id,
  created_at: blogPlacements.created_at,
  published_at: blogPlacements.published_at,
};

/** The ids of a page of articles with what they are sorted by: subqueries for the list to fetch articles with. */
export function blogPageRepository(db: Db) {
  function placements({ sortOrder, ...filter }: BlogFilter, after: Slice["after"]) {
    const columns = { value: blogPlacements[filter.sortBy], id: blogPlacements.blog_id };
    return db
      .select({ blog_id: blogPlacements.blog_id, value: columns.value })
      .from(blogPlacements)
      .where(and(...placementConditions(filter), behind(columns, after, sortOrder)))
      .orderBy(...inOrder(columns, sortOrder));
  }

  /** A page of everything on the list: a range of one placement index. */
  function listed(filter: BlogFilter, { after, limit, offset }: Slice) {
    return placements(filter, after).limit(limit).offset(offset).as("page");
  }

  /** The matches among the first articles of the list: the whole page when the words are common there. */
  function walked(filter: BlogFilter, query: SQL, { after, limit, offset }: Slice) {
    const count = Math.min((offset + limit) * walkFactor, walkMost);
    const first = placements(filter, after).limit(count).as("first");
    const columns = { value: first.value, id: first.blog_id };
    return db
      .select({ blog_id: first.blog_id, value: first.value })
      .from(first)
      .where(sql`(select ${blogs.search} @@ ${query} from ${blogs} where ${blogs.id} = ${first.blog_id})`)
      .orderBy(...inOrder(columns, filter.sortOrder))
      .limit(limit)
      .offset(offset)
      .as("page");
  }

  /** A page of the matches, all of which the text index finds. */
  function matched(filter: BlogFilter, words: SQL, { after, limit, offset }: Slice) {
    const query = markedQuery(filter, words);
    const matches = db.$with("matches", matchColumns).as(sql`select * from blogs_matching(${query})`);
    const columns = { value: matches[filter.sortBy], id: matches.blog_id };
    return db
      .with(matches)
      .select({ blog_id: matches.blog_id, value: columns.value })
      .from(matches)
      .where(behind(columns, after, filter.sortOrder))
      .orderBy(...inOrder(columns, filter.sortOrder))
      .limit(limit)
      .offset(offset)
      .as("page");
  }

  return { listed, walked, matched };
}

function placementConditions({
  domain,
  is_featured,
  category_id,
  tag_id,
}: Omit<BlogFilter, "sortOrder">): SQL[] {
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

function markedQuery({ domain, is_featured, category_id, tag_id }: BlogFilter, words: SQL): SQL {
  let query = words;
  if (domain !== null) query = withMark(query, blogMarks.domain(domain));
  if (tag_id !== undefined) query = withMark(query, blogMarks.tag(tag_id));
  if (category_id !== undefined) query = withMark(query, blogMarks.category(category_id));
  if (is_featured !== undefined) query = withMark(query, blogMarks.featured, is_featured);
  return query;
}
