import {
  type Article,
  type ArticleFields,
  type CreateArticleInput,
  emptyArticle,
  type SaveArticleInput,
} from "@callboard/contracts/article";
import { sanitiseArticle } from "@callboard/server-kit/article-html";
import type { Db } from "../../db/client.ts";
import { ConflictError, NotFoundError } from "../../http/errors.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import { assertArticleImages } from "../image/check-images.ts";
import type { Acting } from "../staff/acting.ts";
import { articleRepository } from "./article-repository.ts";
import type { ArticleRow } from "./article-row.ts";
import { revisionRepository } from "./revision-repository.ts";

const conflictText = (row: ArticleRow) =>
  `${row.updated_by} saved this article meanwhile. Your text is kept among its revisions.`;

/** What is stored: sanitised, and null for what is empty. */
const clean = (fields: ArticleFields): ArticleFields => ({
  ...fields,
  content: sanitiseArticle(fields.content),
  featured_image: fields.featured_image || null,
  created_by: fields.created_by || null,
  meta_title: fields.meta_title || null,
  meta_description: fields.meta_description || null,
});

/** The locked article, in the version that the caller has read. Throws NotFoundError and ConflictError. */
export async function lockedArticle(tx: Db, id: number, version: number): Promise<ArticleRow> {
  const row = await articleRepository(tx).getLocked(id);
  if (!row) throw new NotFoundError();
  if (row.version !== version) throw new ConflictError(`${row.updated_by} changed this article meanwhile`);
  return row;
}

/** Begins an article. Throws FieldError for images that it may not use; `imageOrigins` are allowed besides the library. */
export function createArticle(
  { db, by, now, requestId }: Acting,
  input: CreateArticleInput,
  imageOrigins: readonly string[],
): Promise<Article> {
  const fields = clean({ ...emptyArticle, ...input });
  return db.transaction(async (tx) => {
    await assertArticleImages(tx, { now: fields, before: null, imageOrigins });
    const row = await articleRepository(tx).create(fields, by, now);
    await revisionRepository(tx).create({ article_id: row.id, version: 1, kind: "save", fields, by, now });
    await auditRepository(tx).record({
      ...{ actor: by, action: "article.create", subject: { kind: "article", id: row.id } },
      ...{ after: { title: fields.title }, requestId, now },
    });
    return articleRepository(tx).open(row);
  });
}

/**
 * Saves what somebody wrote, as the next version. Who began from an older one is told (ConflictError), and their text is kept as
 * a revision. Throws NotFoundError, and FieldError as `createArticle` does.
 */
export async function saveArticle(
  acting: Acting,
  id: number,
  input: SaveArticleInput,
  imageOrigins: readonly string[],
): Promise<Article> {
  const { db, by, now } = acting;
  const fields = clean(input.fields);
  const saved = await db.transaction(async (tx) => {
    const articles = articleRepository(tx);
    const row = await articles.getLocked(id);
    if (!row) throw new NotFoundError();
    const revisions = revisionRepository(tx);
    const revision = { article_id: id, fields, by, now };
    if (row.version !== input.version) {
      await revisions.create({ ...revision, version: input.version, kind: "conflict" });
      return { conflict: row };
    }
    const before = await articles.fieldsOf(row);
    await assertArticleImages(tx, { now: fields, before, imageOrigins, prefix: "fields." });
    const version = row.version + 1;
    await revisions.create({ ...revision, version, kind: input.is_autosave ? "autosave" : "save" });
    const next = await articles.update(id, { draft: fields, version }, by, now, fields);
    return { article: await articles.open(next) };
  });
  if (saved.conflict) throw new ConflictError(conflictText(saved.conflict));
  return saved.article;
}

/** Takes what an article was at a revision as its next version. Throws NotFoundError and ConflictError. */
export function restoreRevision(
  { db, by, now, requestId }: Acting,
  id: number,
  revisionId: number,
  base: number,
): Promise<Article> {
  return db.transaction(async (tx) => {
    const row = await lockedArticle(tx, id, base);
    const revision = await revisionRepository(tx).get(id, revisionId);
    if (!revision) throw new NotFoundError();
    const { fields } = revision;
    const version = row.version + 1;
    await revisionRepository(tx).create({ article_id: id, version, kind: "restore", fields, by, now });
    const next = await articleRepository(tx).update(id, { draft: fields, version }, by, now, fields);
    await auditRepository(tx).record({
      ...{ actor: by, action: "article.restore", subject: { kind: "article", id }, requestId, now },
      ...{ before: { version: row.version }, after: { version, revision: revisionId } },
    });
    return articleRepository(tx).open(next);
  });
}
