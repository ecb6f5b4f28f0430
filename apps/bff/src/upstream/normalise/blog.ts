import type {
  Blog,
  BlogByTagData,
  BlogByTagQuery,
  BlogListData,
  BlogListQuery,
  BlogSummary,
  BlogTag,
  Category,
  Tag,
  TagPage,
} from "@callboard/contracts/blog";
import type {
  blogListAnswer,
  blogsByTagAnswer,
  WireBlog,
  WireBlogSummary,
  WireCategory,
  WireTag,
  WireTagPage,
} from "@callboard/contracts/wire/blog";
import { readingMinutes, textOf } from "@callboard/server-kit/article-html";
import type { z } from "zod";
import { articleHtml } from "./article-html.ts";
import { toInstant } from "./dates.ts";
import { paginationOf } from "./pagination.ts";

const minutesOf = (content: string | null | undefined) => (content ? readingMinutes(textOf(content)) : null);

const instantOrNull = (date: string | null | undefined) => (date ? toInstant(date) : null);

/** An article as lists and cards show it. */
function toBlogSummary(wire: WireBlogSummary): BlogSummary {
  const { category } = wire;
  return {
    id: wire.id,
    slug: wire.slug,
    title: wire.title,
    short_content: wire.short_content ?? "",
    featured_image: wire.featured_image || null,
    category_id: wire.category_id ?? category?.id ?? null,
    category_name: wire.category_name ?? category?.name ?? null,
    published_at: instantOrNull(wire.published_at),
    created_at: instantOrNull(wire.created_at),
    created_by: wire.created_by || null,
    is_featured: wire.is_featured ?? false,
    reading_minutes: wire.reading_minutes ?? minutesOf(wire.content),
  };
}

/** A category; `blog_count` is null where the upstream does not count. */
export function toCategory({ id, name, photo, show_on_header, blog_count }: WireCategory): Category {
  return {
    id,
    name,
    photo: photo || null,
    show_on_header: show_on_header ?? false,
    blog_count: blog_count ?? null,
  };
}

/** A tag; one without a status is in use. */
export function toTag({ id, tag_name, tag_slug, name, slug, status }: WireTag): Tag {
  const known = tag_slug ?? slug ?? "";
  return { id: id ?? null, tag_name: tag_name ?? name ?? known, tag_slug: known, status: status ?? "active" };
}

type WireBlogTag = NonNullable<WireBlog["blog_tags"]>[number];

/** A chip of an article; none without a name, an address and a domain. */
function toBlogTag({ tag_id, tag_name, tag_slug, domain_name }: WireBlogTag): BlogTag[] {
  if (!tag_name || !tag_slug || !domain_name) return [];
  return [{ tag_id: tag_id ?? null, tag_name, tag_slug, domain_name }];
}

function categoryOf({ category }: WireBlog): Blog["category"] {
  if (!category) return null;
  const { blog_count: _, ...known } = toCategory(category);
  return known;
}

/** A whole article with its outline, and without its inactive tags, on its chips too. */
export function toBlog(wire: WireBlog): Blog {
  const all = wire.tags?.map(toTag) ?? [];
  const tags = all.filter(({ status }) => status === "active");
  const inactive = new Set(all.filter((tag) => !tags.includes(tag)).map(({ tag_slug }) => tag_slug));
  const chips = wire.blog_tags?.flatMap(toBlogTag) ?? [];
  return {
    ...toBlogSummary(wire),
    ...articleHtml(wire),
    category: categoryOf(wire),
    meta_title: wire.meta_title ?? null,
    meta_description: wire.meta_description ?? null,
    share_preview_link: wire.share_preview_link ?? null,
    author_slug: wire.author_slug || null,
    tags,
    blog_tags: chips.filter(({ tag_slug }) => !inactive.has(tag_slug)),
  };
}

export function toBlogList(
  { rows, pagination }: z.output<typeof blogListAnswer>,
  query: BlogListQuery,
): BlogListData {
  return { blogs: rows.map(toBlogSummary), pagination: paginationOf(pagination, query, rows.length) };
}

function toTagPage(wire: WireTagPage | null | undefined, slug: string, blog_count: number | null): TagPage {
  return {
    id: wire?.id ?? null,
    name: wire?.name ?? wire?.tag_name ?? slug,
    slug: wire?.slug ?? wire?.tag_slug ?? slug,
    status: wire?.status ?? "active",
    description: wire?.description || null,
    photo: wire?.photo || null,
    meta_title: wire?.meta_title ?? null,
    meta_description: wire?.meta_description ?? null,
    blog_count: wire?.blog_count ?? blog_count,
  };
}

/** A tag and a page of its articles. They are counted where that page holds them all. */
export function toBlogsByTag(
  { rows, owner: tag, pagination: wire }: z.output<typeof blogsByTagAnswer>,
  { tag_name, ...query }: BlogByTagQuery & { tag_name: string },
): BlogByTagData {
  const pagination = paginationOf(wire, query, rows.length);
  const isWhole = pagination.page === 1 && !pagination.hasNextPage;
  return {
    tag: toTagPage(tag, tag_name, isWhole ? rows.length : null),
    articles: rows.map(toBlogSummary),
    pagination,
  };
}
