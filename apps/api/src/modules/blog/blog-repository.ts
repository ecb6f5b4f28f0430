import { outlineArticle } from "@callboard/contracts/article-outline";
import type { blogBySlugData, CreateBlogInput } from "@callboard/contracts/blog";
import type { DomainSuffix } from "@callboard/contracts/domain";
import { limits } from "@callboard/contracts/limits";
import { authorSlugOf } from "@callboard/contracts/slug-of-name";
import { readingMinutes, sanitiseArticle, textOf } from "@callboard/server-kit/article-html";
import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { toDate } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { anyDomain, anyTag, blogListingRows, blogs, blogTags } from "../../db/schema/blog.ts";
import { categories } from "../../db/schema/category.ts";
import { tagListingRows, tags } from "../../db/schema/tag.ts";
import { searchVector } from "../../db/search/search-vector.ts";
import { takenConstraint } from "../../db/unique-violation.ts";
import type { FilterToken } from "../../filter-token.ts";
import { RepositoryError } from "../../repository-error.ts";
import { blogFilterTokens } from "./blog-filter-tokens.ts";
import { blogListingRowRepository, suffixesOf } from "./blog-listing-row-repository.ts";

const {
  search: _search,
  domain_names: _domains,
  first_public_at: _told,
  ...blogColumns
} = getTableColumns(blogs);

/** Single articles: reading one whole, and writing one with all that depends on it. */
export function blogRepository(db: Db) {
  const isListed = (domain: DomainSuffix | null) =>
    and(
      eq(blogListingRows.blog_id, blogs.id),
      eq(blogListingRows.domain_suffix, domain ?? anyDomain),
      eq(blogListingRows.tag_id, anyTag),
    );

  /** The article with this slug on a domain (on any, when null), or null. */
  async function get(slug: string, domain: DomainSuffix | null): Promise<StoredBlog | null> {
    const [row] = await db
      .select({ blog: blogColumns, category: categories })
      .from(blogs)
      .innerJoin(blogListingRows, isListed(domain))
      .leftJoin(categories, eq(categories.id, blogs.category_id))
      .where(eq(blogs.slug, slug));
    return row ? toBlog(row.blog, row.category, await tagsOf(row.blog.id, domain)) : null;
  }

  function tagsOf(blogId: number, domain: DomainSuffix | null): Promise<TagRow[]> {
    return db
      .select({
        id: tags.id,
        name: tags.name,
        slug: tags.slug,
        status: tags.status,
        domains: tags.domain_names,
      })
      .from(blogTags)
      .innerJoin(tags, eq(tags.id, blogTags.tag_id))
      .innerJoin(
        tagListingRows,
        and(eq(tagListingRows.tag_id, tags.id), eq(tagListingRows.domain_suffix, domain ?? anyDomain)),
      )
      .where(eq(blogTags.blog_id, blogId))
      .orderBy(asc(tags.position), asc(tags.id))
      .limit(limits.tagFetch);
  }

  /** True when the article exists on the domain. */
  async function has(id: number, domain: DomainSuffix | null): Promise<boolean> {
    const rows = await db
      .select({ id: blogs.id })
      .from(blogs)
      .innerJoin(blogListingRows, isListed(domain))
      .where(eq(blogs.id, id));
    return rows.length > 0;
  }

  /** Runs a write. Throws RepositoryError where another article has the slug. */
  async function unlessTaken<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      throw takenConstraint(error) === "blogs_slug_unique" ? new RepositoryError("blog_slug_taken") : error;
    }
  }

  /**
   * Writes an article, sanitised, with its tags, listing rows, counters and search column. It is nobody's news unless `isNews` leaves that
   * to be told. Throws RepositoryError for a slug that is taken.
   */
  async function create(input: CreateBlogInput, { isNews = false } = {}): Promise<{ id: number }> {
    return unlessTaken(() => db.transaction((tx) => insert(tx, input, isNews)));
  }

  async function insert(tx: Db, input: CreateBlogInput, isNews: boolean): Promise<{ id: number }> {
    const tagIds = [...new Set(input.tag_ids)];
    const row = toRow(input, await tagNames(tx, tagIds));
    const values = { ...row, first_public_at: isNews ? null : row.created_at };
    const [created] = await tx.insert(blogs).values(values).returning({ id: blogs.id });
    if (!created) throw new Error("The database returned no id");
    const { id } = created;
    if (tagIds.length > 0)
      await tx.insert(blogTags).values(tagIds.map((tag_id) => ({ blog_id: id, tag_id })));
    await blogListingRowRepository(tx).create({ ...values, id }, tagIds);
    return { id };
  }

  /** What an article is listed by; null for an unknown one. */
  async function listingOf(id: number) {
    const { category_id, domain_names, created_at, published_at } = blogs;
    const [row] = await db
      .select({ id: blogs.id, category_id, domain_names, created_at, published_at })
      .from(blogs)
      .where(eq(blogs.id, id));
    if (!row) return null;
    const rows = await db.select({ tag_id: blogTags.tag_id }).from(blogTags).where(eq(blogTags.blog_id, id));
    return { row, tagIds: rows.map(({ tag_id }) => tag_id) };
  }

  /** Writes an article anew, on its lists again if it was off them. Call it in a transaction that holds a lock on the article. */
  async function update(id: number, input: CreateBlogInput): Promise<void> {
    await unlist(id);
    const tagIds = [...new Set(input.tag_ids)];
    const values = toRow(input, await tagNames(db, tagIds));
    await unlessTaken(() => db.update(blogs).set(values).where(eq(blogs.id, id)));
    await db.delete(blogTags).where(eq(blogTags.blog_id, id));
    if (tagIds.length > 0)
      await db.insert(blogTags).values(tagIds.map((tag_id) => ({ blog_id: id, tag_id })));
    await blogListingRowRepository(db).create({ ...values, id }, tagIds);
  }

  /** Takes an article off all lists and out of the search: nobody reads it any more. Its comments stay. */
  async function unlist(id: number): Promise<void> {
    const listing = await listingOf(id);
    if (!listing) return;
    await blogListingRowRepository(db).remove(listing.row, listing.tagIds);
    await db.update(blogs).set({ search: sql`''::tsvector` }).where(eq(blogs.id, id));
  }

  /** Gives an article other tags, or finds it by their new names; one that is public stays so. Call it in a transaction. */
  async function retag(id: number, ids: number[]): Promise<void> {
    const tagIds = [...new Set(ids)];
    const [row] = await db.select().from(blogs).where(eq(blogs.id, id)).for("update");
    if (!row) return;
    const listed = await db
      .select({ id: blogListingRows.blog_id })
      .from(blogListingRows)
      .where(isAnywhere(id));
    if (listed.length > 0) await unlist(id);
    await db.delete(blogTags).where(eq(blogTags.blog_id, id));
    if (tagIds.length > 0)
      await db.insert(blogTags).values(tagIds.map((tag_id) => ({ blog_id: id, tag_id })));
    if (listed.length === 0) return;
    const search = searchOf(row, tagIds, await tagNames(db, tagIds), textOf(row.content));
    await db.update(blogs).set({ search }).where(eq(blogs.id, id));
    await blogListingRowRepository(db).create(row, tagIds);
  }

  return { get, has, create, update, unlist, retag };
}

const isAnywhere = (id: number) =>
  and(
    eq(blogListingRows.domain_suffix, anyDomain),
    eq(blogListingRows.tag_id, anyTag),
    eq(blogListingRows.blog_id, id),
  );

async function tagNames(db: Db, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.select({ name: tags.name }).from(tags).where(inArray(tags.id, ids));
  return rows.map(({ name }) => name);
}

function toRow({ tag_ids: tagIds, ...input }: CreateBlogInput, names: string[]) {
  const { content, outline } = outlineArticle(sanitiseArticle(input.content), textOf);
  const text = textOf(content);
  return {
    ...input,
    content,
    outline,
    author_slug: authorSlugOf(input.created_by) ?? "",
    reading_minutes: readingMinutes(text),
    created_at: toDate(input.created_at),
    published_at: input.published_at === null ? null : toDate(input.published_at),
    search: searchOf(input, tagIds, names, text),
  };
}

type Searched = Omit<CreateBlogInput, "tag_ids" | "created_at" | "published_at" | "slug">;

function searchOf(blog: Searched, tagIds: number[], names: string[], text: string) {
  return searchVector(
    { A: blog.title, B: [...names, blog.created_by ?? ""].join(" "), C: blog.short_content, D: text },
    filterTokensOf(blog, tagIds),
  );
}

function filterTokensOf(
  { domain_names, category_id, is_featured, created_by }: Searched,
  tagIds: number[],
): FilterToken[] {
  const author = authorSlugOf(created_by);
  return [
    ...suffixesOf(domain_names).map(blogFilterTokens.domain),
    ...tagIds.map(blogFilterTokens.tag),
    ...(category_id === null ? [] : [blogFilterTokens.category(category_id)]),
    ...(author === null ? [] : [blogFilterTokens.author(author)]),
    ...(is_featured ? [blogFilterTokens.featured] : []),
  ];
}

type StoredBlog = z.infer<typeof blogBySlugData>["blog"];
type BlogRow = Omit<typeof blogs.$inferSelect, "search" | "domain_names" | "first_public_at">;
type TagRow = { id: number; name: string; slug: string; status: string; domains: string[] };

function toBlog(
  blog: BlogRow,
  category: typeof categories.$inferSelect | null,
  tagRows: TagRow[],
): StoredBlog {
  const { outline, ...fields } = blog;
  return {
    ...fields,
    ...(outline && { outline }),
    author_slug: blog.author_slug || null,
    created_at: blog.created_at.toISOString(),
    published_at: blog.published_at?.toISOString() ?? null,
    category_name: category?.name ?? null,
    category: category && {
      id: category.id,
      name: category.name,
      photo: category.photo,
      show_on_header: category.show_on_header,
    },
    share_preview_link: blog.featured_image,
    tags: tagRows.map(({ id, name, slug, status }) => ({ id, tag_name: name, tag_slug: slug, status })),
    blog_tags: tagRows.flatMap(({ id, name, slug, domains }) =>
      domains.map((domain_name) => ({ tag_id: id, tag_name: name, tag_slug: slug, domain_name })),
    ),
  };
}
