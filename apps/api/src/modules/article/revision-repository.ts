import type { ArticleFields, revisionData, revisionKinds } from "@callboard/contracts/article";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import {
  keysetAfter,
  keysetOrder,
  type Page,
  type PageQuery,
  type PageWindow,
  readPage,
} from "../../db/page.ts";
import { articleRevisions } from "../../db/schema/article.ts";
import type { Editor } from "./article-row.ts";

type Revision = z.output<typeof revisionData>["revision"];
type RevisionSummary = Omit<Revision, "fields">;
type Kind = (typeof revisionKinds)[number];
type NewRevision = {
  article_id: number;
  version: number;
  kind: Kind;
  fields: ArticleFields;
  by: Editor;
  now: Date;
};

const order = { value: articleRevisions.created_at, id: articleRevisions.id };
const summary = {
  id: articleRevisions.id,
  version: articleRevisions.version,
  kind: articleRevisions.kind,
  saved_by: articleRevisions.saved_by,
  created_at: articleRevisions.created_at,
};

const toSummary = ({ created_at, ...row }: Omit<RevisionSummary, "created_at"> & { created_at: Date }) => ({
  ...row,
  created_at: created_at.toISOString(),
});

/** What articles were at each save. Call `create` while the article is locked. */
export function revisionRepository(db: Db) {
  /** Keeps a revision. Autosaves of one person within a while are one, and the oldest autosaves go when there are too many. */
  async function create({ by, now, ...row }: NewRevision): Promise<void> {
    if (row.kind === "autosave" && (await mergeAutosave({ by, now, ...row }))) return;
    await db
      .insert(articleRevisions)
      .values({ ...row, saved_by_id: by.id, saved_by: by.name, created_at: now });
    await prune(row.article_id);
  }

  async function mergeAutosave({ article_id, version, fields, by, now }: NewRevision): Promise<boolean> {
    const [last] = await db
      .select()
      .from(articleRevisions)
      .where(eq(articleRevisions.article_id, article_id))
      .orderBy(desc(articleRevisions.created_at), desc(articleRevisions.id))
      .limit(1);
    const isOwn = last?.kind === "autosave" && last.saved_by_id === by.id;
    if (!isOwn || last.created_at <= addMs(now, -staffLimits.autosaveMerge)) return false;
    await db.update(articleRevisions).set({ version, fields }).where(eq(articleRevisions.id, last.id));
    return true;
  }

  async function prune(articleId: number): Promise<void> {
    const isOfArticle = eq(articleRevisions.article_id, articleId);
    const rows = await db
      .select({ id: articleRevisions.id, kind: articleRevisions.kind })
      .from(articleRevisions)
      .where(isOfArticle)
      .orderBy(asc(articleRevisions.id))
      .limit(staffLimits.revisionMax * 2);
    const excess = rows.length - staffLimits.revisionMax;
    if (excess <= 0) return;
    const goFirst = [...rows.filter(({ kind }) => kind === "autosave"), ...rows];
    const ids = [...new Set(goFirst.map(({ id }) => id))].slice(0, excess);
    await db.delete(articleRevisions).where(and(isOfArticle, inArray(articleRevisions.id, ids)));
  }

  /** The revisions of an article, newest first. Throws RepositoryError for a cursor of another list. */
  async function list(articleId: number, query: PageQuery): Promise<Page<RevisionSummary>> {
    const read = ({ after, offset, limit }: PageWindow) =>
      db
        .select(summary)
        .from(articleRevisions)
        .where(and(eq(articleRevisions.article_id, articleId), keysetAfter(order, after, "DESC")))
        .orderBy(...keysetOrder(order, "DESC"))
        .limit(limit)
        .offset(offset);
    type Row = Awaited<ReturnType<typeof read>>[number];
    const keyOf = (row: Row) => ({ value: row.created_at.getTime(), id: row.id });
    const { rows, pagination } = await readPage(query, JSON.stringify(["revisions", articleId]), keyOf, read);
    return { rows: rows.map(toSummary), pagination };
  }

  async function get(articleId: number, id: number): Promise<Revision | null> {
    const [row] = await db
      .select({ ...summary, fields: articleRevisions.fields })
      .from(articleRevisions)
      .where(and(eq(articleRevisions.article_id, articleId), eq(articleRevisions.id, id)));
    return row ? { ...toSummary(row), fields: row.fields } : null;
  }

  return { create, list, get };
}
