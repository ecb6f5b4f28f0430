import { type DomainSuffix, domainSuffixOf } from "@callboard/contracts/domain";
import { and, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { anyDomain, anyTag, blogPlacements, categoryCounts, tagPlacements } from "../../db/schema.ts";

/** What decides on which lists an article stands. */
type PlacedBlog = {
  id: number;
  category_id: number | null;
  is_featured: boolean;
  created_at: Date;
  published_at: Date | null;
  domain_names: string[];
};

/** The domain suffixes that a list of hosts stands for; a host without one adds none. */
export function suffixesOf(domainNames: string[]): DomainSuffix[] {
  return [...new Set(domainNames.map(domainSuffixOf))].filter((suffix) => suffix !== null);
}

/** Those, and `anyDomain`: under each of them the lists of a domain are kept. */
export function placedSuffixes(domainNames: string[]): string[] {
  return [anyDomain, ...suffixesOf(domainNames)].sort();
}

/** The rows that put an article on its lists. One without a date of publication sorts by its creation. */
function placementsOf(blog: PlacedBlog, tagIds: number[]): (typeof blogPlacements.$inferInsert)[] {
  const { id: blog_id, category_id, is_featured, created_at } = blog;
  const published_at = blog.published_at ?? created_at;
  return placedSuffixes(blog.domain_names).flatMap((domain_suffix) =>
    [anyTag, ...tagIds].map((tag_id) => ({
      domain_suffix,
      tag_id,
      blog_id,
      category_id,
      is_featured,
      created_at,
      published_at,
    })),
  );
}

/** Keeps the placements and the counts that go with them. Works inside the transaction that writes the article. */
export function blogPlacementRepository(db: Db) {
  async function create(blog: PlacedBlog, tagIds: number[]): Promise<void> {
    await db.insert(blogPlacements).values(placementsOf(blog, tagIds));
    const suffixes = placedSuffixes(blog.domain_names);
    await countInCategory(suffixes, blog.category_id);
    await countInTags(suffixes, tagIds);
  }

  async function countInCategory(suffixes: string[], category_id: number | null) {
    if (category_id === null) return;
    await db
      .insert(categoryCounts)
      .values(suffixes.map((domain_suffix) => ({ domain_suffix, category_id, blog_count: 1 })))
      .onConflictDoUpdate({
        target: [categoryCounts.domain_suffix, categoryCounts.category_id],
        set: { blog_count: sql`${categoryCounts.blog_count} + 1` },
      });
  }

  async function countInTags(suffixes: string[], tagIds: number[]) {
    if (tagIds.length === 0) return;
    await db
      .update(tagPlacements)
      .set({ blog_count: sql`${tagPlacements.blog_count} + 1` })
      .where(and(inArray(tagPlacements.domain_suffix, suffixes), inArray(tagPlacements.tag_id, tagIds)));
  }

  return { create };
}
