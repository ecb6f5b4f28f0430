import type { Blog, BlogSummary, Category, TagPage } from "@callboard/contracts/blog";

/** A numbered article summary. */
export function story(id: number, change: Partial<BlogSummary> = {}): BlogSummary {
  return {
    id,
    slug: `story-${id}`,
    title: `Story ${id}`,
    short_content: `About story ${id}.`,
    featured_image: null,
    category_id: 1,
    category_name: "Acting craft",
    published_at: "2026-03-05T23:30:00.000Z",
    created_at: "2026-03-01T08:00:00.000Z",
    created_by: "Devika Sengar",
    is_featured: false,
    reading_minutes: 5,
    ...change,
  };
}

export function storiesFrom(from: number, to: number): BlogSummary[] {
  return Array.from({ length: to - from + 1 }, (_, index) => story(from + index));
}

/** A page of a list; `cursor` is the next page. */
export function pageOf(blogs: BlogSummary[], cursor: string | null = null) {
  return { blogs, pagination: { page: 1, limit: 10, hasNextPage: cursor !== null, nextCursor: cursor } };
}

export function category(id: number, name: string, show_on_header = true): Category {
  return { id, name, photo: null, show_on_header, blog_count: id * 2 };
}

export function article(change: Partial<Blog> = {}): Blog {
  return {
    ...story(7, { title: "A good self-tape", slug: "self-tape" }),
    content:
      '<p>First.</p><h2 id="section-light">Light</h2><p>Second.</p><h3 id="section-lamps">Lamps</h3><p>Third.</p>',
    outline: [
      { id: "section-light", level: 2, text: "Light" },
      { id: "section-lamps", level: 3, text: "Lamps" },
    ],
    category: null,
    meta_title: null,
    meta_description: null,
    share_preview_link: null,
    author_slug: null,
    tags: [],
    blog_tags: [],
    ...change,
  };
}

export function tagPage(change: Partial<TagPage> = {}): TagPage {
  return {
    id: 1,
    name: "Self-tape",
    slug: "self-tape",
    status: "active",
    description: "Recording an audition at home.",
    photo: null,
    meta_title: "Self-tape advice",
    meta_description: "Framing, light and sound.",
    blog_count: 9,
    ...change,
  };
}
