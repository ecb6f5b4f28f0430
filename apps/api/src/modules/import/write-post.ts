import { type ArticleFields, articleFieldsSchema } from "@callboard/contracts/article";
import { sanitiseArticle } from "@callboard/server-kit/article-html";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { articleRepository } from "../article/article-repository.ts";
import type { ArticleRow, Editor } from "../article/article-row.ts";
import { assertPublishable, publish } from "../article/publish-article.ts";
import { revisionRepository } from "../article/revision-repository.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import { orderedListRepository } from "../site-list/ordered-list-repository.ts";
import { tagListRepository } from "../site-list/tag-list-repository.ts";
import { replaceImages } from "./clean-article.ts";
import { PostError } from "./import-error.ts";
import { importRepository } from "./import-repository.ts";
import { type ImportedPost, importLimits } from "./imported-post.ts";
import type { PlannedPost } from "./plan.ts";

export type Writing = {
  post: ImportedPost;
  planned: PlannedPost;
  domains: string[];
  /** Where each of its images is stored now; what is not in it is left out. */
  images: ReadonlyMap<string, string>;
  by: Editor;
  /** The import of the staff that writes it. */
  importId?: number | undefined;
  now: Date;
};

/**
 * Writes one post as an article, with the tags and the category that are new, all or nothing. False where it was there already. Throws PostError
 * where it cannot be an article.
 */
export function writePost(db: Db, writing: Writing): Promise<boolean> {
  const { post, planned, by, now } = writing;
  return db.transaction(async (tx) => {
    const imports = importRepository(tx);
    if (await imports.has(post.key)) return false;
    const fields = checked(await fieldsOf(tx, writing));
    const row = await articleRepository(tx).create(fields, by, now);
    const imported = {
      key: post.key,
      article_id: row.id,
      imported_at: now,
      import_id: writing.importId ?? null,
    };
    if (!(await imports.create(imported))) throw new PostError("Another import writes it now");
    await revisionRepository(tx).create({ article_id: row.id, version: 1, kind: "import", fields, by, now });
    await auditRepository(tx).record({
      ...{ actor: by, action: "article.import", subject: { kind: "article", id: row.id }, now },
      after: { title: fields.title, slug: fields.slug, source: post.key, state: planned.becomes },
    });
    await makePublic(tx, row, fields, writing);
    return true;
  });
}

async function makePublic(
  tx: Db,
  row: ArticleRow,
  fields: ArticleFields,
  { post, planned, by, now }: Writing,
) {
  if (planned.becomes === "draft" || !post.published_at) return;
  const at = new Date(post.published_at);
  if (at <= now) {
    await publish(tx, row, { by, now, published_at: at, isImport: true });
    return;
  }
  await assertPublishable(tx, row, fields);
  const change = { state: "scheduled", scheduled_at: at, version: row.version + 1 } as const;
  await articleRepository(tx).update(row.id, change, by, now);
}

async function fieldsOf(tx: Db, { post, planned, domains, images }: Writing): Promise<ArticleFields> {
  const domain_names = post.domain_names ?? domains;
  const addressOf = (src: string) => images.get(src) ?? null;
  const featured = post.featured_image && addressOf(post.featured_image.src);
  const { title, is_featured, meta_title, meta_description, author } = post;
  return {
    ...{ title, is_featured, meta_title, meta_description, domain_names },
    ...{ slug: planned.slug, short_content: post.excerpt, created_by: author },
    content: sanitiseArticle(replaceImages(post.html, addressOf)),
    featured_image: featured && featured.length <= importLimits.field ? featured : null,
    category_id: await categoryOf(tx, planned),
    tag_ids: await tagsOf(tx, post, planned, domain_names),
  };
}

async function categoryOf(tx: Db, { category, is_new_category }: PlannedPost): Promise<number | null> {
  if (!category) return null;
  const found = await importRepository(tx).categoryOf(category);
  if (found !== null || !is_new_category) return found;
  const fields = { name: category.slice(0, 100), photo: null, show_on_header: false };
  return orderedListRepository(tx, "category").create(fields);
}

async function tagsOf(
  tx: Db,
  post: ImportedPost,
  planned: PlannedPost,
  domains: string[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const { name, slug } of post.tags) {
    const found = await importRepository(tx).tagOf(name, slug);
    ids.push(found ?? (await createTag(tx, name, planned, domains)));
  }
  return [...new Set(ids)];
}

function createTag(tx: Db, name: string, planned: PlannedPost, domain_names: string[]): Promise<number> {
  const slug = planned.new_tags.find((tag) => tag.name === name)?.slug;
  if (!slug) throw new PostError(`Its tag ${name} was removed meanwhile: run the import again`);
  const texts = { description: null, photo: null, meta_title: null, meta_description: null };
  return tagListRepository(tx).create({ name, slug, status: "active", ...texts, domain_names });
}

function checked(fields: ArticleFields): ArticleFields {
  const result = articleFieldsSchema.safeParse(fields);
  if (result.success) return result.data;
  throw new PostError(z.prettifyError(result.error).replaceAll("\n", " "));
}
