import { outlineArticle } from "@callboard/contracts/article-outline";
import type { blogBySlugData, CreateBlogInput } from "@callboard/contracts/blog";
import type { DomainSuffix } from "@callboard/contracts/domain";
import { readingMinutes, sanitiseArticle, textOf } from "@callboard/server-kit/article-html";
import { and, asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { z } from "zod";
import { toDate } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { anyDomain, anyTag, blogListingRows, blogs, blogTags } from "../../db/schema/blog.ts";
import { categories } from "../../db/schema/category.ts";
import { tagListingRows, tags } from "../../db/schema/tag.ts";
import { type FilterToken, searchVector } from "../../db/search/search-vector.ts";
import { blogFilterTokens } from "./blog-filter-tokens.ts";
import { blogListingRowRepository, suffixesOf } from "./blog-listing-row-repository.ts";

const { search: _search, domain_names: _domains, ...blogColumns } = getTableColumns(blogs);

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
      .orderBy(asc(tags.position), asc(tags.id));
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

  /** Writes an article, sanitised, with its tags, listing rows, counters and search column. */
  function create(input: CreateBlogInput): Promise<{ id: number }> {
    return db.transaction(async (tx) => {
      const tagIds = [...new Set(input.tag_ids)];
      const values = toRow(input, await tagNames(tx, tagIds));
      const [created] = await tx.insert(blogs).values(values).returning({ id: blogs.id });
      if (!created) throw new Error("The database returned no id");
      const { id } = created;
      if (tagIds.length > 0)
        await tx.insert(blogTags).values(tagIds.map((tag_id) => ({ blog_id: id, tag_id })));
      await blogListingRowRepository(tx).create({ ...values, id }, tagIds);
      return { id };
    });
  }

  return { get, has, create };
}

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
    reading_minutes: readingMinutes(text),
    created_at: toDate(input.created_at),
    published_at: input.published_at === null ? null : toDate(input.published_at),
    search: searchVector(
      { A: input.title, B: [...names, input.created_by ?? ""].join(" "), C: input.short_content, D: text },
      filterTokensOf(input, tagIds),
    ),
  };
}

function filterTokensOf(
  { domain_names, category_id, is_featured }: Omit<CreateBlogInput, "tag_ids">,
  tagIds: number[],
): FilterToken[] {
  return [
    ...suffixesOf(domain_names).map(blogFilterTokens.domain),
    ...tagIds.map(blogFilterTokens.tag),
    ...(category_id === null ? [] : [blogFilterTokens.category(category_id)]),
    ...(is_featured ? [blogFilterTokens.featured] : []),
  ];
}

type StoredBlog = z.infer<typeof blogBySlugData>["blog"];
type BlogRow = Omit<typeof blogs.$inferSelect, "search" | "domain_names">;
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
