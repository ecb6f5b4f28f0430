import type { blogSortColumns } from "@callboard/contracts/blog";
import type { DomainSuffix } from "@callboard/contracts/domain";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { behind, inOrder, type Slice } from "../../db/page.ts";
import { anyDomain, anyTag, blogPlacements, blogs } from "../../db/schema.ts";
import { hasEach } from "../../db/search.ts";

/** Which articles a list holds, and in which order. */
export type BlogFilter = {
  domain: DomainSuffix | null;
  sortBy: (typeof blogSortColumns)[number];
  sortOrder: "ASC" | "DESC";
  is_featured?: boolean | undefined;
  category_id?: number | undefined;
  tag_id?: number | undefined;
};

/** The ids of a page of articles with what they are sorted by: queries of a list. */
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

  /** A part of the list, each article with which of the words it has. */
  function walked(filter: BlogFilter, words: string[], { after, limit }: Slice) {
    const first = placements(filter, after).limit(limit).as("first");
    const has = sql<
      boolean[]
    >`(select ${hasEach(blogs.search, words)} from ${blogs} where ${blogs.id} = ${first.blog_id})`;
    return db
      .select({ id: first.blog_id, value: first.value, has })
      .from(first)
      .orderBy(...inOrder({ value: first.value, id: first.blog_id }, filter.sortOrder));
  }

  return { listed, walked };
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
