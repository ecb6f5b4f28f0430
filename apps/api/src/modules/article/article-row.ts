import type { Article, ArticleFields, ArticleSummary } from "@callboard/contracts/article";
import type { articles } from "../../db/schema/article.ts";

export type ArticleRow = Omit<typeof articles.$inferSelect, "search">;
export type Editor = { id: number | null; name: string };

type Listed = ArticleRow & { category_name: string | null; published_at: Date | null };

export function toSummary(row: Listed): ArticleSummary {
  const { id, title, slug, state, version, author, category_id, category_name, is_featured, updated_by } =
    row;
  return {
    ...{ id, title, slug, state, version, author, category_id, category_name, is_featured, updated_by },
    has_changes: row.draft !== null && row.blog_id !== null,
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
    published_at: row.published_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}

type Opened = {
  row: ArticleRow;
  fields: ArticleFields;
  published_at: Date | null;
  published_slug: string | null;
  former_slugs: string[];
};

export function toArticle({ row, fields, published_at, published_slug, former_slugs }: Opened): Article {
  const { id, state, version, preview_token } = row;
  return {
    ...{ id, state, version, preview_token, fields, published_slug, former_slugs },
    has_changes: row.draft !== null && row.blog_id !== null,
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
    published_at: published_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    updated_by: { id: row.updated_by_id, name: row.updated_by },
  };
}
