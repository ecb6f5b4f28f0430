import { isReservedSlug } from "@callboard/contracts/routes";
import type { ListFields } from "@callboard/contracts/site-list";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { asc, count, eq, exists, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { articles } from "../../db/schema/article.ts";
import { blogListingRows, blogTags } from "../../db/schema/blog.ts";
import { formerTagSlugs, tagListingRows, tags } from "../../db/schema/tag.ts";
import { takenConstraint } from "../../db/unique-violation.ts";
import { RepositoryError } from "../../repository-error.ts";
import { listingSuffixes } from "../blog/blog-listing-row-repository.ts";
import { blogRepository } from "../blog/blog-repository.ts";
import { mergedTagRepository } from "../saved-search/merged-tag-repository.ts";
import { tagRepository } from "../tag/tag-repository.ts";
import type { StoredEntry } from "./ordered-list-repository.ts";

type TagFields = ListFields<"tag">;

async function unlessTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw takenConstraint(error) === "tags_slug" ? new RepositoryError("list_name_taken") : error;
  }
}

/** The tags of the blog as editors keep them. Call what changes them in a transaction. */
export function tagListRepository(db: Db) {
  const isUsed = exists(
    db.select({ id: blogTags.blog_id }).from(blogTags).where(eq(blogTags.tag_id, tags.id)),
  );

  async function list(): Promise<StoredEntry<"tag">[]> {
    const rows = await db
      .select({ row: tags, is_used: sql<boolean>`${isUsed}` })
      .from(tags)
      .orderBy(asc(tags.position), asc(tags.id))
      .limit(staffLimits.siteListMax);
    return rows.map(({ row: { id, position: _, status, ...fields }, is_used }) => ({
      id,
      fields: { ...fields, status: status === "active" ? "active" : "inactive" },
      is_used,
    }));
  }

  /** Throws RepositoryError. */
  async function create(fields: TagFields): Promise<number> {
    await refuseFormer(fields.slug, 0);
    const [last] = await db
      .select({ position: sql<number>`coalesce(max(${tags.position}), -1) + 1` })
      .from(tags);
    const row = { ...fields, position: last?.position ?? 0 };
    return (await unlessTaken(() => tagRepository(db).create(row))).id;
  }

  /** An address that leads to another tag is not given away. */
  async function refuseFormer(slug: string, id: number): Promise<void> {
    const [row] = await db.select().from(formerTagSlugs).where(eq(formerTagSlugs.slug, slug));
    if (row && row.tag_id !== id) throw new RepositoryError("list_name_taken");
  }

  /** False where there is no such tag. Articles are found by its new name. Throws RepositoryError. */
  async function update(id: number, fields: TagFields): Promise<boolean> {
    const [before] = await db.select().from(tags).where(eq(tags.id, id)).for("update");
    if (!before) return false;
    if (isReservedSlug(fields.slug)) throw new RepositoryError("tag_slug_reserved");
    await refuseFormer(fields.slug, id);
    await unlessTaken(() => db.update(tags).set(fields).where(eq(tags.id, id)));
    if (before.slug !== fields.slug) await keepSlug(before.slug, id);
    await db.delete(formerTagSlugs).where(eq(formerTagSlugs.slug, fields.slug.toLowerCase()));
    await relist(id, fields.domain_names, before.position);
    if (before.name !== fields.name) await retagAll(id, (ids) => ids);
    return true;
  }

  async function keepSlug(slug: string, tag_id: number): Promise<void> {
    await db
      .insert(formerTagSlugs)
      .values({ slug: slug.toLowerCase(), tag_id })
      .onConflictDoUpdate({ target: formerTagSlugs.slug, set: { tag_id } });
  }

  /** Shows a tag on these domains, with its number of articles on each. */
  async function relist(tag_id: number, domainNames: string[], position: number): Promise<void> {
    const counts = await db
      .select({ domain_suffix: blogListingRows.domain_suffix, blog_count: count() })
      .from(blogListingRows)
      .where(eq(blogListingRows.tag_id, tag_id))
      .groupBy(blogListingRows.domain_suffix);
    const countOf = new Map(counts.map((row) => [row.domain_suffix, row.blog_count]));
    await db.delete(tagListingRows).where(eq(tagListingRows.tag_id, tag_id));
    await db.insert(tagListingRows).values(
      listingSuffixes(domainNames).map((domain_suffix) => ({
        ...{ domain_suffix, tag_id, position },
        blog_count: countOf.get(domain_suffix) ?? 0,
      })),
    );
  }

  /** Changes the tags of all articles that have one. */
  async function retagAll(id: number, change: (ids: number[]) => number[]): Promise<void> {
    const rows = await db
      .select({ blog_id: blogTags.blog_id })
      .from(blogTags)
      .where(eq(blogTags.tag_id, id))
      .orderBy(asc(blogTags.blog_id));
    for (const { blog_id } of rows) {
      const own = await db
        .select({ id: blogTags.tag_id })
        .from(blogTags)
        .where(eq(blogTags.blog_id, blog_id));
      await blogRepository(db).retag(blog_id, change(own.map((tag) => tag.id)));
    }
  }

  /** Gives all articles and drafts of a tag another one instead. Its address leads there from now on. False where one of them is missing. */
  async function merge(id: number, into: number): Promise<boolean> {
    const found = await db
      .select()
      .from(tags)
      .where(inArray(tags.id, [id, into]))
      .orderBy(asc(tags.id))
      .for("update");
    const from = found.find((tag) => tag.id === id);
    if (!from || found.length < 2) return false;
    const replaced = (ids: number[]) => [...new Set(ids.map((each) => (each === id ? into : each)))];
    await retagAll(id, replaced);
    await replaceInDrafts(id, replaced);
    await mergedTagRepository(db).merge(id, into);
    await db.update(formerTagSlugs).set({ tag_id: into }).where(eq(formerTagSlugs.tag_id, id));
    await remove(id);
    await keepSlug(from.slug, into);
    return true;
  }

  async function replaceInDrafts(id: number, change: (ids: number[]) => number[]): Promise<void> {
    const rows = await db
      .select({ id: articles.id, draft: articles.draft })
      .from(articles)
      .where(sql`${articles.draft} -> 'tag_ids' @> ${JSON.stringify([id])}::jsonb`)
      .for("update");
    for (const { id: articleId, draft } of rows) {
      if (!draft) continue;
      const next = { ...draft, tag_ids: change(draft.tag_ids) };
      await db.update(articles).set({ draft: next }).where(eq(articles.id, articleId));
    }
  }

  async function remove(id: number): Promise<void> {
    await db.delete(tagListingRows).where(eq(tagListingRows.tag_id, id));
    await db.delete(tags).where(eq(tags.id, id));
  }

  async function order(ids: number[]): Promise<void> {
    for (const [position, id] of ids.entries()) {
      await db.update(tags).set({ position }).where(eq(tags.id, id));
      await db.update(tagListingRows).set({ position }).where(eq(tagListingRows.tag_id, id));
    }
  }

  return { list, create, update, merge, remove, order };
}
