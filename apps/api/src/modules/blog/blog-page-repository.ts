import type { blogSortColumns } from "@callboard/contracts/blog";
import type { DomainSuffix } from "@callboard/contracts/domain";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { keysetAfter, keysetOrder, type PageWindow } from "../../db/page.ts";
import { anyDomain, anyTag, blogListingRows, blogs } from "../../db/schema/blog.ts";
import { hasEach } from "../../db/search/search-vector.ts";

/** The filters and the order of a list of articles. */
export type BlogFilter = {
  domain: DomainSuffix | null;
  sortBy: (typeof blogSortColumns)[number];
  sortOrder: "ASC" | "DESC";
  is_featured?: boolean | undefined;
  category_id?: number | undefined;
  tag_id?: number | undefined;
  /** Of all tags alone, and without words. */
  author?: string | undefined;
};

/** Queries for a page of article ids with their sort dates. */
export function blogPageRepository(db: Db) {
  function listingRows({ sortOrder, ...filter }: BlogFilter, after: PageWindow["after"]) {
    const columns = { value: blogListingRows[filter.sortBy], id: blogListingRows.blog_id };
    return db
      .select({ blog_id: blogListingRows.blog_id, value: columns.value })
      .from(blogListingRows)
      .where(and(...conditionsOf(filter), keysetAfter(columns, after, sortOrder)))
      .orderBy(...keysetOrder(columns, sortOrder));
  }

  /** A page of the list: a range of one index of the listing rows. */
  function page(filter: BlogFilter, { after, limit, offset }: PageWindow) {
    return listingRows(filter, after).limit(limit).offset(offset).as("page");
  }

  /** A window of the list, each article with which of the words it has. */
  function scan(filter: BlogFilter, words: string[], { after, limit }: PageWindow) {
    const first = listingRows(filter, after).limit(limit).as("first");
    const has = sql<
      boolean[]
    >`(select ${hasEach(blogs.search, words)} from ${blogs} where ${blogs.id} = ${first.blog_id})`;
    return db
      .select({ id: first.blog_id, value: first.value, has })
      .from(first)
      .orderBy(...keysetOrder({ value: first.value, id: first.blog_id }, filter.sortOrder));
  }

  return { page, scan };
}

function conditionsOf({
  domain,
  is_featured,
  category_id,
  tag_id,
  author,
}: Omit<BlogFilter, "sortOrder">): SQL[] {
  const conditions = [
    eq(blogListingRows.domain_suffix, domain ?? anyDomain),
    eq(blogListingRows.tag_id, tag_id ?? anyTag),
  ];
  if (author !== undefined) conditions.push(eq(blogListingRows.author_slug, author));
  if (category_id !== undefined) conditions.push(eq(blogListingRows.category_id, category_id));
  // A literal, since a parameter would not match the condition of the partial indexes.
  if (is_featured === true) conditions.push(sql`${blogListingRows.is_featured}`);
  if (is_featured === false) conditions.push(sql`not ${blogListingRows.is_featured}`);
  return conditions;
}
