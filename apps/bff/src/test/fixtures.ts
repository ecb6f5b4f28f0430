import type { Blog, BlogSummary, BlogTag, Tag } from "@callboard/contracts/blog";

export const pagination = { page: 1, limit: 5, hasNextPage: false, nextCursor: null };

/** An answer of the upstream that went well. */
export function envelopeOf(data: unknown) {
  return { success: true, message: "OK", data };
}

export function summaryOf(id: number, changes: Partial<BlogSummary> = {}): BlogSummary {
  return {
    id,
    slug: `article-${id}`,
    title: `Article ${id}`,
    short_content: "A short summary",
    featured_image: `/media/article-${id}-1440.webp`,
    category_id: 1,
    category_name: "Acting",
    published_at: "2026-03-01T09:00:00.000Z",
    created_at: "2026-02-27T09:00:00.000Z",
    created_by: "Callboard",
    is_featured: false,
    reading_minutes: 4,
    ...changes,
  };
}

export function tagOf(id: number, status: string): Tag {
  return { id, tag_name: `Tag ${id}`, tag_slug: `tag-${id}`, status };
}

export function blogTagOf(id: number): BlogTag {
  return { tag_id: id, tag_name: `Tag ${id}`, tag_slug: `tag-${id}`, domain_name: "callboard.in" };
}

export function blogOf(id: number, changes: Partial<Blog> = {}): Blog {
  return {
    ...summaryOf(id),
    content: '<h2 id="section-one" tabindex="-1">One</h2><p>Two</p>',
    outline: [{ id: "section-one", level: 2, text: "One" }],
    category: { id: 1, name: "Acting", photo: null, show_on_header: true },
    meta_title: null,
    meta_description: null,
    share_preview_link: null,
    author_slug: null,
    tags: [tagOf(1, "active")],
    blog_tags: [blogTagOf(1)],
    ...changes,
  };
}

export const blogListOf = (...ids: number[]) =>
  envelopeOf({ blogs: ids.map((id) => summaryOf(id)), pagination });
