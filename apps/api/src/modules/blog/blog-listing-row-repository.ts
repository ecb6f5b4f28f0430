import { type DomainSuffix, domainSuffixOf } from "@callboard/contracts/domain";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { anyDomain, anyTag, blogListingRows } from "../../db/schema/blog.ts";
import { categoryCounts } from "../../db/schema/category.ts";
import { tagListingRows } from "../../db/schema/tag.ts";

/** The fields that decide on which lists an article is. */
type ListedBlog = {
  id: number;
  category_id: number | null;
  is_featured: boolean;
  created_at: Date;
  published_at: Date | null;
  domain_names: string[];
  author_slug: string | null;
};

/** The domain suffixes of hosts, each once; a host without one is skipped. */
export function suffixesOf(domainNames: string[]): DomainSuffix[] {
  return [...new Set(domainNames.map(domainSuffixOf))].filter((suffix) => suffix !== null);
}

/** Those, and `anyDomain`: each has lists of its own. */
export function listingSuffixes(domainNames: string[]): string[] {
  return [anyDomain, ...suffixesOf(domainNames)].sort();
}

/** The listing rows of an article. Without a publication date it sorts by its creation. */
function listingRowsOf(blog: ListedBlog, tagIds: number[]): (typeof blogListingRows.$inferInsert)[] {
  const { id: blog_id, category_id, is_featured, created_at } = blog;
  const published_at = blog.published_at ?? created_at;
  return listingSuffixes(blog.domain_names).flatMap((domain_suffix) =>
    [anyTag, ...tagIds].map((tag_id) => ({
      domain_suffix,
      tag_id,
      blog_id,
      category_id,
      is_featured,
      created_at,
      published_at,
      author_slug: tag_id === anyTag ? blog.author_slug || null : null,
    })),
  );
}

/** Writes listing rows and updates the counters. Works inside the transaction that writes the article. */
export function blogListingRowRepository(db: Db) {
  async function create(blog: ListedBlog, tagIds: number[]): Promise<void> {
    await db.insert(blogListingRows).values(listingRowsOf(blog, tagIds));
    const suffixes = listingSuffixes(blog.domain_names);
    await countInCategory(suffixes, blog.category_id);
    await countInTags(suffixes, tagIds);
  }

  /** Takes an article off all its lists. `blog` and its tags are as they were when it was put on them. */
  async function remove(blog: Pick<ListedBlog, "id" | "category_id" | "domain_names">, tagIds: number[]) {
    const suffixes = listingSuffixes(blog.domain_names);
    const isOfBlog = and(
      inArray(blogListingRows.domain_suffix, suffixes),
      inArray(blogListingRows.tag_id, [anyTag, ...tagIds]),
      eq(blogListingRows.blog_id, blog.id),
    );
    const removed = await db
      .delete(blogListingRows)
      .where(isOfBlog)
      .returning({ id: blogListingRows.blog_id });
    if (removed.length === 0) return;
    await countInCategory(suffixes, blog.category_id, -1);
    await countInTags(suffixes, tagIds, -1);
  }

  async function countInCategory(suffixes: string[], category_id: number | null, by = 1) {
    if (category_id === null) return;
    await db
      .insert(categoryCounts)
      .values(suffixes.map((domain_suffix) => ({ domain_suffix, category_id, blog_count: by })))
      .onConflictDoUpdate({
        target: [categoryCounts.domain_suffix, categoryCounts.category_id],
        set: { blog_count: sql`${categoryCounts.blog_count} + ${by}` },
      });
  }

  async function countInTags(suffixes: string[], tagIds: number[], by = 1) {
    if (tagIds.length === 0) return;
    await db
      .update(tagListingRows)
      .set({ blog_count: sql`${tagListingRows.blog_count} + ${by}` })
      .where(and(inArray(tagListingRows.domain_suffix, suffixes), inArray(tagListingRows.tag_id, tagIds)));
  }

  return { create, remove };
}
