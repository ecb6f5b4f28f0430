import { type ArticleFields, publishableArticle } from "@callboard/contracts/article";
import type { Db } from "../../db/client.ts";
import { FieldError } from "../../http/errors.ts";
import { parsed } from "../../http/validation.ts";
import { RepositoryError } from "../../repository-error.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import { articleAnnouncementRepository } from "../blog/article-announcement-repository.ts";
import { blogRepository } from "../blog/blog-repository.ts";
import { cacheVersionRepository } from "../cache-version/cache-version-repository.ts";
import { articleRepository } from "./article-repository.ts";
import type { ArticleRow, Editor } from "./article-row.ts";
import { formerSlugRepository } from "./former-slug-repository.ts";
import { revisionRepository } from "./revision-repository.ts";

/** The tag pages begin with it. */
const reserved = { slug: "This is an address of the site" };

/**
 * Whether what was written can be public as it is. Throws FieldError with everything that is missing, and
 * RepositoryError for an address that is taken.
 */
export async function assertPublishable(tx: Db, row: ArticleRow, fields: ArticleFields): Promise<void> {
  parsed(publishableArticle, fields);
  if (fields.slug === "tag") throw new FieldError(reserved);
  if (await formerSlugRepository(tx).isTaken(fields.slug, row.blog_id))
    throw new RepositoryError("blog_slug_taken");
}

type Publishing = {
  by: Editor;
  now: Date;
  requestId?: string | undefined;
  published_at?: Date | undefined;
  /** True for what comes from elsewhere: it is nobody's news. */
  isImport?: boolean;
};

/**
 * Makes what was written last what the public reads, and leaves it to a job to tell of what is public for the first time. `row` is locked by the transaction. Throws as
 * `assertPublishable` does.
 */
export async function publish(tx: Db, row: ArticleRow, publishing: Publishing): Promise<ArticleRow> {
  const { by, now, requestId, isImport = false } = publishing;
  const articles = articleRepository(tx);
  const fields = await articles.fieldsOf(row);
  await assertPublishable(tx, row, fields);
  const before = await articles.open(row);
  const published = publishing.published_at?.toISOString() ?? before.published_at ?? now.toISOString();
  const blog = { ...fields, created_at: published, published_at: published };
  const blog_id = await putBlog(tx, row, blog, !isImport);
  await articleAnnouncementRepository(tx).announce(blog_id, now);
  const version = row.version + 1;
  const change = { blog_id, state: "published", draft: null, scheduled_at: null, version } as const;
  const next = await articles.update(row.id, change, by, now, fields);
  await revisionRepository(tx).create({ article_id: row.id, version, kind: "publish", fields, by, now });
  await auditRepository(tx).record({
    ...{ actor: by, action: "article.publish", subject: { kind: "article", id: row.id }, requestId, now },
    before: { state: row.state, ...(row.blog_id && { version: row.version }) },
    after: { state: "published", title: fields.title, slug: fields.slug, version },
  });
  await cacheVersionRepository(tx).raise("article");
  return next;
}

type Blog = ArticleFields & { created_at: string; published_at: string };

async function putBlog(tx: Db, { blog_id }: ArticleRow, blog: Blog, isNews: boolean): Promise<number> {
  if (blog_id === null) return (await blogRepository(tx).create(blog, { isNews })).id;
  await formerSlugRepository(tx).keep(blog_id, blog.slug);
  await blogRepository(tx).update(blog_id, blog);
  return blog_id;
}
