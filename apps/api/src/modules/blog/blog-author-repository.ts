import type { Author, AuthorListQuery } from "@callboard/contracts/blog";
import type { DomainSuffix } from "@callboard/contracts/domain";
import { authorSlugOf } from "@callboard/contracts/slug-of-name";
import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { anyDomain, anyTag, blogListingRows, blogs } from "../../db/schema/blog.ts";

/** Articles of one transaction: few, so that nobody waits for them. */
const batchSize = 50;

/** Those whom articles name as their authors. */
export function blogAuthorRepository(db: Db) {
  const { author_slug, domain_suffix, tag_id, blog_id, published_at } = blogListingRows;

  /** The author with this slug, in any case, of articles of a domain (of all, when null); null where it has none of them. */
  async function get(typedSlug: string, domain: DomainSuffix | null): Promise<Author | null> {
    const slug = typedSlug.toLowerCase();
    const [row] = await db
      .select({ name: blogs.created_by })
      .from(blogListingRows)
      .innerJoin(blogs, eq(blogs.id, blog_id))
      .where(and(eq(domain_suffix, domain ?? anyDomain), eq(author_slug, slug)))
      .orderBy(desc(published_at), desc(blog_id))
      .limit(1);
    return row ? { name: row.name ?? slug, slug } : null;
  }

  /** The slugs of a domain's authors. Jumps from one to the next in the index, however many articles each has. */
  async function list(
    { limit, after = "" }: AuthorListQuery,
    domain: DomainSuffix | null,
  ): Promise<string[]> {
    const next = (last: SQL) => sql`(
      select min(${author_slug}) from ${blogListingRows}
      where ${domain_suffix} = ${domain ?? anyDomain} and ${author_slug} > ${last})`;
    const { rows } = (await db.execute(sql`
      with recursive slugs (slug) as (
        select ${next(sql`${after}`)} union all select ${next(sql`slugs.slug`)} from slugs where slugs.slug is not null
      ) select slug from slugs where slug is not null limit ${limit}`)) as { rows: { slug: string }[] };
    return rows.map(({ slug }) => slug);
  }

  /** Writes the slugs of some articles that have none yet. False when there was none left. */
  function fill(): Promise<boolean> {
    return db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: blogs.id, created_by: blogs.created_by })
        .from(blogs)
        .where(isNull(blogs.author_slug))
        .orderBy(asc(blogs.id))
        .limit(batchSize);
      for (const { id, created_by } of rows) {
        const slug = authorSlugOf(created_by);
        const isOf = sql`exists (select from ${blogs} where ${blogs.id} = ${id} and ${blogs.author_slug} is null)`;
        // Its lists before it, as publishing holds them.
        await tx
          .update(blogListingRows)
          .set({ author_slug: slug })
          .where(and(eq(blog_id, id), eq(tag_id, anyTag), isOf));
        await tx
          .update(blogs)
          .set({ author_slug: slug ?? "" })
          .where(and(eq(blogs.id, id), isNull(blogs.author_slug)));
      }
      return rows.length > 0;
    });
  }

  return { get, list, fill };
}
