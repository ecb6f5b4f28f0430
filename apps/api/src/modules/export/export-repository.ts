import { asc, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { articles } from "../../db/schema/article.ts";
import { blogs, blogTags } from "../../db/schema/blog.ts";
import { categories } from "../../db/schema/category.ts";
import { tags } from "../../db/schema/tag.ts";
import type { ExportedArticle } from "./article-markdown.ts";

const pageRows = 50;

type Row = {
  article: Pick<typeof articles.$inferSelect, "id" | "state" | "draft" | "scheduled_at">;
  blog: typeof blogs.$inferSelect | null;
};

/** Articles as they are exported: what the public reads of those that are published, what was written last of others. */
export function exportRepository(db: Db) {
  /** All articles by their ids, a few in memory at a time. */
  async function* list(): AsyncGenerator<ExportedArticle, void> {
    const categoryNames = new Map((await db.select().from(categories)).map(({ id, name }) => [id, name]));
    for (let last = 0; ; ) {
      const rows = await page(last);
      const names = await tagNames(rows);
      for (const row of rows) yield toExported(row, names, categoryNames);
      const next = rows.at(-1)?.article.id;
      if (next === undefined) return;
      last = next;
    }
  }

  function page(after: number): Promise<Row[]> {
    const { id, state, draft, scheduled_at } = articles;
    return db
      .select({ article: { id, state, draft, scheduled_at }, blog: blogs })
      .from(articles)
      .leftJoin(blogs, eq(blogs.id, articles.blog_id))
      .where(gt(articles.id, after))
      .orderBy(asc(articles.id))
      .limit(pageRows);
  }

  async function tagNames(rows: Row[]): Promise<Names> {
    const blogIds = rows.flatMap(({ blog }) => blog?.id ?? []);
    const ofBlogs =
      blogIds.length === 0 ? [] : await db.select().from(blogTags).where(inArray(blogTags.blog_id, blogIds));
    const ids = [
      ...new Set([
        ...ofBlogs.map(({ tag_id }) => tag_id),
        ...rows.flatMap(({ article }) => article.draft?.tag_ids ?? []),
      ]),
    ];
    const found =
      ids.length === 0
        ? []
        : await db.select({ id: tags.id, name: tags.name }).from(tags).where(inArray(tags.id, ids));
    const byId = new Map(found.map(({ id, name }) => [id, name]));
    return { byId, ofBlog: Map.groupBy(ofBlogs, ({ blog_id }) => blog_id) };
  }

  return { list };
}

type Names = { byId: Map<number, string>; ofBlog: Map<number, { tag_id: number }[]> };

function toExported(
  { article, blog }: Row,
  { byId, ofBlog }: Names,
  categoryNames: Map<number, string>,
): ExportedArticle {
  const isPublished = article.state === "published" && blog !== null;
  const written = isPublished ? null : article.draft;
  const fields = written ?? blog;
  if (!fields) throw new Error("An article has neither a draft nor a publication");
  const tagIds = written?.tag_ids ?? (ofBlog.get(blog?.id ?? 0) ?? []).map(({ tag_id }) => tag_id);
  const {
    title,
    slug,
    short_content,
    content,
    featured_image,
    created_by,
    is_featured,
    meta_title,
    meta_description,
    domain_names,
  } = fields;
  const scheduled = article.state === "scheduled" ? article.scheduled_at : null;
  return {
    ...{ id: article.id, title, slug, short_content, content, featured_image, created_by, is_featured },
    ...{ meta_title, meta_description, domain_names },
    category: fields.category_id === null ? null : (categoryNames.get(fields.category_id) ?? null),
    tags: tagIds.flatMap((id) => byId.get(id) ?? []),
    date: (isPublished ? blog.published_at : scheduled)?.toISOString() ?? null,
    has_changes: isPublished && article.draft !== null,
  };
}
