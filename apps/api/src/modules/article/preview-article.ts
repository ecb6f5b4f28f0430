import type { ArticleFields } from "@callboard/contracts/article";
import { outlineArticle } from "@callboard/contracts/article-outline";
import type { Blog } from "@callboard/contracts/blog";
import { readingMinutes, sanitiseArticle, textOf } from "@callboard/server-kit/article-html";
import type { Db } from "../../db/client.ts";
import { blogTagsRepository } from "../blog/blog-tags-repository.ts";
import { articleRepository } from "./article-repository.ts";
import type { ArticleRow } from "./article-row.ts";

/** A draft as its page will show it; null where no link has this token. An archived one is shown to nobody. */
export async function previewArticle(db: Db, token: string): Promise<Blog | null> {
  const row = await articleRepository(db).getByPreview(token);
  if (!row || row.state === "archived") return null;
  const fields = await articleRepository(db).fieldsOf(row);
  return toBlog(row, fields, await blogTagsRepository(db).describe(fields));
}

type Described = Pick<Blog, "category" | "tags" | "blog_tags">;

function toBlog(
  row: ArticleRow,
  { tag_ids: _, domain_names: __, ...fields }: ArticleFields,
  beside: Described,
): Blog {
  const { content, outline } = outlineArticle(sanitiseArticle(fields.content), textOf);
  return {
    ...fields,
    ...beside,
    ...{ id: row.blog_id ?? 0, content, outline },
    category_name: beside.category?.name ?? null,
    created_at: row.created_at.toISOString(),
    published_at: row.scheduled_at?.toISOString() ?? null,
    reading_minutes: readingMinutes(textOf(content)),
    share_preview_link: fields.featured_image,
    author_slug: null,
  };
}
