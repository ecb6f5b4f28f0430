import type { ArticleExport } from "@callboard/contracts/article-export";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { and, count, eq, inArray, lt, not, or, sql } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { keysetAfter, keysetOrder, type Page, type PageQuery, readPage } from "../../db/page.ts";
import { articles } from "../../db/schema/article.ts";
import { articleExports } from "../../db/schema/export.ts";
import { jobs } from "../../db/schema/job.ts";

export const exportJobKind = "export";

type Row = typeof articleExports.$inferSelect;
type Change = Partial<Omit<Row, "id">>;

/** Archives of all articles. */
export function articleExportRepository(db: Db) {
  const { id, state, changed_at, created_at, has_file } = articleExports;
  const isOpen = inArray(state, ["waiting", "running"]);
  // Columns are named with their tables: both have an id and a state.
  const isTried = sql<boolean>`exists (select from ${jobs} where ${jobs}.kind = ${exportJobKind}
    and ${jobs}.key = ${articleExports}.id::text and ${jobs}.state in ('waiting', 'running'))`;

  /** Null where one is made already. */
  async function create(
    file_key: string,
    by: { id: number; name: string },
    now: Date,
  ): Promise<number | null> {
    const values = { file_key, created_by_id: by.id, created_by: by.name, created_at: now, changed_at: now };
    const [row] = await db.insert(articleExports).values(values).onConflictDoNothing().returning({ id });
    return row?.id ?? null;
  }

  async function get(exportId: number): Promise<Row | null> {
    const [row] = await db.select().from(articleExports).where(eq(id, exportId));
    return row ?? null;
  }

  async function list(query: PageQuery): Promise<Page<ArticleExport>> {
    const columns = { value: created_at, id };
    const { rows, pagination } = await readPage<Row>(
      query,
      "exports",
      (row) => ({ value: row.created_at.getTime(), id: row.id }),
      ({ after, offset, limit }) =>
        db
          .select()
          .from(articleExports)
          .where(keysetAfter(columns, after, "DESC"))
          .orderBy(...keysetOrder(columns, "DESC"))
          .limit(limit)
          .offset(offset),
    );
    return { rows: rows.map(toArticleExport), pagination };
  }

  /** Changes an export that is being made; false for one that is not. */
  async function changeOpen(exportId: number, values: Change): Promise<boolean> {
    const rows = await db
      .update(articleExports)
      .set(values)
      .where(and(eq(id, exportId), isOpen))
      .returning({ id });
    return rows.length > 0;
  }

  /** Takes an archive from the staff, whose pieces are deleted soon; false for one that is not there. */
  async function expire(exportId: number, now: Date): Promise<boolean> {
    const rows = await db
      .update(articleExports)
      .set({ state: "expired", changed_at: now })
      .where(and(eq(id, exportId), inArray(state, ["done", "failed"])))
      .returning({ id });
    return rows.length > 0;
  }

  /** Ends those that are made by no job any more. */
  async function failAbandoned(now: Date): Promise<void> {
    await db
      .update(articleExports)
      .set({ state: "failed", changed_at: now, finished_at: now })
      .where(and(isOpen, not(isTried)));
  }

  async function expireOld(before: Date, now: Date): Promise<void> {
    await db
      .update(articleExports)
      .set({ state: "expired", changed_at: now })
      .where(and(inArray(state, ["done", "failed"]), lt(changed_at, before)));
  }

  /** Those that nobody may fetch any more, whose pieces are still in the store. */
  function listWithFile(before: Date, limit: number): Promise<Row[]> {
    return db
      .select()
      .from(articleExports)
      .where(and(eq(has_file, true), or(eq(state, "expired"), eq(state, "failed")), lt(changed_at, before)))
      .limit(limit);
  }

  async function forgetFile(exportId: number): Promise<void> {
    await db.update(articleExports).set({ has_file: false }).where(eq(id, exportId));
  }

  async function countArticles(): Promise<number> {
    const [row] = await db.select({ count: count() }).from(articles);
    return row?.count ?? 0;
  }

  return {
    ...{ create, get, list, changeOpen, expire, failAbandoned, expireOld },
    ...{ listWithFile, forgetFile, countArticles },
  };
}

export function toArticleExport(row: Row): ArticleExport {
  const { file_key: _, created_by_id: __, has_file: ___, changed_at, created_at, finished_at, ...rest } = row;
  return {
    ...rest,
    created_at: created_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    expires_at: row.state === "done" ? addMs(changed_at, staffLimits.exportKept).toISOString() : null,
  };
}
