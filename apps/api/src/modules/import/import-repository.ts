import { limits } from "@callboard/contracts/limits";
import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { articles, formerSlugs } from "../../db/schema/article.ts";
import { blogs } from "../../db/schema/blog.ts";
import { categories } from "../../db/schema/category.ts";
import { importedArticles } from "../../db/schema/import.ts";
import { formerTagSlugs, tags } from "../../db/schema/tag.ts";
import type { Existing } from "./plan.ts";

/** What imports know of earlier ones, and of what the site has. */
export function importRepository(db: Db) {
  /** All that a plan looks at: names and addresses, no texts. */
  async function existing(): Promise<Existing> {
    const [ofBlogs, ofArticles, ofFormer] = [
      await db.select({ slug: blogs.slug }).from(blogs),
      await db.select({ slug: articles.slug }).from(articles),
      await db.select({ slug: formerSlugs.slug }).from(formerSlugs),
    ];
    const imported = await db
      .select({ key: importedArticles.key, slug: articles.slug })
      .from(importedArticles)
      .innerJoin(articles, eq(articles.id, importedArticles.article_id));
    const tagRows = await db.select({ name: tags.name, slug: tags.slug }).from(tags);
    const formerTags = await db.select({ slug: formerTagSlugs.slug }).from(formerTagSlugs);
    const categoryRows = await db.select({ name: categories.name }).from(categories);
    return {
      imported: new Map(imported.map(({ key, slug }) => [key, slug])),
      slugs: new Set([...ofBlogs, ...ofArticles, ...ofFormer].map(({ slug }) => slug)),
      tagSlugs: new Set([...tagRows, ...formerTags].map(({ slug }) => slug.toLowerCase())),
      tagNames: new Map(tagRows.map(({ name, slug }) => [name.toLowerCase(), slug])),
      categories: new Set(categoryRows.map(({ name }) => name.toLowerCase())),
    };
  }

  /** The hosts that show articles. */
  async function domains(): Promise<string[]> {
    const host = sql<string>`unnest(${blogs.domain_names})`;
    const rows = await db.selectDistinct({ host }).from(blogs).orderBy(asc(host)).limit(limits.listLimitMax);
    return rows.map(({ host: name }) => name).toSorted();
  }

  async function has(key: string): Promise<boolean> {
    const rows = await db
      .select({ key: importedArticles.key })
      .from(importedArticles)
      .where(eq(importedArticles.key, key));
    return rows.length > 0;
  }

  /** What a post became that was imported before, and by which import of the staff; null for none. */
  async function articleOf(key: string): Promise<{ article_id: number; import_id: number | null } | null> {
    const [row] = await db
      .select({ article_id: importedArticles.article_id, import_id: importedArticles.import_id })
      .from(importedArticles)
      .where(eq(importedArticles.key, key));
    return row ?? null;
  }

  /** Notes which article a post has become, in the article's transaction. False where another import was first. */
  async function create(imported: {
    key: string;
    article_id: number;
    imported_at: Date;
    import_id: number | null;
  }): Promise<boolean> {
    const rows = await db
      .insert(importedArticles)
      .values(imported)
      .onConflictDoNothing()
      .returning({ key: importedArticles.key });
    return rows.length > 0;
  }

  /** The tag of this name, or else of this slug, now or before; null for none. */
  async function tagOf(name: string, slug: string): Promise<number | null> {
    const lower = sql`lower(${name})`;
    const [ofName] = await db
      .select({ id: tags.id })
      .from(tags)
      .where(sql`lower(${tags.name}) = ${lower}`)
      .limit(1);
    if (ofName) return ofName.id;
    const [ofSlug] = await db
      .select({ id: tags.id })
      .from(tags)
      .where(sql`lower(${tags.slug}) = lower(${slug})`);
    if (ofSlug) return ofSlug.id;
    const [former] = await db
      .select({ id: formerTagSlugs.tag_id })
      .from(formerTagSlugs)
      .where(eq(formerTagSlugs.slug, slug));
    return former?.id ?? null;
  }

  async function categoryOf(name: string): Promise<number | null> {
    const [row] = await db
      .select({ id: categories.id })
      .from(categories)
      .where(sql`lower(${categories.name}) = lower(${name})`)
      .limit(1);
    return row?.id ?? null;
  }

  return { existing, domains, has, articleOf, create, tagOf, categoryOf };
}
