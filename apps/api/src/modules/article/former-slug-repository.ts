import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { formerSlugs } from "../../db/schema/article.ts";
import { blogs } from "../../db/schema/blog.ts";

/** Addresses of published articles, those they had before included: each leads to one article for good. */
export function formerSlugRepository(db: Db) {
  /** True where another article has the slug, or had it. */
  async function isTaken(slug: string, blogId: number | null): Promise<boolean> {
    const own = blogId ?? 0;
    const now = await db
      .select({ id: blogs.id })
      .from(blogs)
      .where(and(eq(blogs.slug, slug), ne(blogs.id, own)));
    if (now.length > 0) return true;
    const before = await db
      .select({ id: formerSlugs.blog_id })
      .from(formerSlugs)
      .where(and(eq(formerSlugs.slug, slug), ne(formerSlugs.blog_id, own)));
    return before.length > 0;
  }

  /** Keeps the present slug of an article, which is about to have another one. */
  async function keep(blog_id: number, next: string): Promise<void> {
    const [row] = await db.select({ slug: blogs.slug }).from(blogs).where(eq(blogs.id, blog_id));
    if (!row || row.slug === next) return;
    await db.insert(formerSlugs).values({ slug: row.slug, blog_id }).onConflictDoNothing();
    await db.delete(formerSlugs).where(and(eq(formerSlugs.slug, next), eq(formerSlugs.blog_id, blog_id)));
  }

  /** The present slug of the article that had this one; null where none had. */
  async function presentOf(slug: string): Promise<string | null> {
    const [row] = await db
      .select({ slug: blogs.slug })
      .from(formerSlugs)
      .innerJoin(blogs, eq(blogs.id, formerSlugs.blog_id))
      .where(eq(formerSlugs.slug, slug));
    return row?.slug ?? null;
  }

  return { isTaken, keep, presentOf };
}
