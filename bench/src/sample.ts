import type { BlogListData, BlogSummary } from "@callboard/contracts/blog";

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

/** Ten articles, about 14 kB of JSON in the provider's envelope: the body that every measured server answers with. */
export function sampleBody(): Buffer {
  const data: BlogListData = {
    blogs: Array.from({ length: 10 }, (_, index) => blog(index + 1)),
    pagination: { page: 1, limit: 10, hasNextPage: true, nextCursor: "sample-cursor" },
  };
  return Buffer.from(JSON.stringify({ success: true, message: "Blogs fetched", data }));
}
