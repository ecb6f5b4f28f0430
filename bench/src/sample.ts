import type { Blog, BlogListData, BlogSummary } from "@callboard/contracts/blog";
import type { Comment } from "@callboard/contracts/comment";

const summary =
  "The lights go down, the second call is given, and somebody still has not found the left shoe. ".repeat(10);

function blog(id: number): BlogSummary {
  const day = new Date(Date.UTC(2026, 0, 30 - id, 9)).toISOString();
  return {
    id,
    slug: `a-night-in-the-wings-${id}`,
    title: `A night in the wings, part ${id}`,
    short_content: summary,
    featured_image: `/media/a-night-in-the-wings-${id}-1440.webp`,
    category_id: 1 + (id % 4),
    category_name: "Theatre",
    published_at: day,
    created_at: day,
    created_by: "Asha Kulkarni",
    is_featured: id < 3,
    reading_minutes: 4,
  };
}

const pagination = { page: 1, limit: 10, hasNextPage: true, nextCursor: "sample-cursor" };

function answer(data: unknown): Buffer {
  return Buffer.from(JSON.stringify({ success: true, message: "OK", data }));
}

/** Ten articles, about 14 kB of JSON in the API's envelope: the body that every measured server answers with. */
export function sampleBody(): Buffer {
  const data: BlogListData = { blogs: Array.from({ length: 10 }, (_, index) => blog(index + 1)), pagination };
  return answer(data);
}

function article(): Blog {
  const parts = Array.from(
    { length: 8 },
    (_, index) => `<h2 id="part-${index}">Part ${index}</h2><p>${summary}</p>`,
  );
  const tag = { id: 1, tag_name: "Theatre", tag_slug: "theatre-nights", status: "active" };
  return {
    ...blog(1),
    content: parts.join(""),
    outline: parts.map((_, index) => ({ id: `part-${index}`, level: 2, text: `Part ${index}` })),
    category: { id: 2, name: "Theatre", photo: null, show_on_header: true },
    meta_title: null,
    meta_description: null,
    share_preview_link: null,
    author_slug: null,
    tags: [tag],
    blog_tags: [{ tag_id: 1, tag_name: "Theatre", tag_slug: "theatre-nights", domain_name: "127.0.0.1" }],
  };
}

function comment(id: number): Comment {
  const created_at = new Date(Date.UTC(2026, 1, id, 9)).toISOString();
  const words = { author: "Ravi Menon", avatar: null, content: "The shoe was in the piano.", created_at };
  return { id, ...words, can: { remove: false }, replies: [], reply_count: 0 };
}

/** What an API says to each call that a page of an article makes, by a part of its path. */
export function sampleAnswers(): [path: string, body: Buffer][] {
  return [
    ["/blog/view-by-slug/", answer({ blog: article() })],
    ["/comment/blog/", answer({ comments: Array.from({ length: 6 }, (_, index) => comment(index + 1)) })],
    ["/category/view", answer({ rows: [], pagination })],
    ["/", sampleBody()],
  ];
}
