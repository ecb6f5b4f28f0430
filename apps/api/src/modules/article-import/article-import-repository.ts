import type { ArticleImportState, CreateImportInput } from "@callboard/contracts/article-import";
import { and, count, eq, getTableColumns, inArray, lt, not, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { keysetAfter, keysetOrder, type Page, type PageQuery, readPage } from "../../db/page.ts";
import { articleImports } from "../../db/schema/import.ts";
import { jobs } from "../../db/schema/job.ts";
import { activeStates, importJobKind, openStates } from "./article-import-policy.ts";

type Row = typeof articleImports.$inferSelect;
/** An import, and whether its job still tries. */
export type ImportRow = Row & { is_tried: boolean };
type Change = Partial<Omit<Row, "id">>;

/** Of one import, those jobs that are there for it. */
export const importJobKey = (id: number, run: number) => `${id} ${run}`;

/** Imports of articles by the staff. */
export function articleImportRepository(db: Db) {
  // Columns are named with their tables: both have an id and a state.
  const isTried = sql<boolean>`exists (select from ${jobs} where ${jobs}.kind = ${importJobKind}
    and ${jobs}.key = ${articleImports}.id || ' ' || ${articleImports}.run
    and ${jobs}.state in ('waiting', 'running'))`;
  const select = () =>
    db
      .select({ ...getTableColumns(articleImports), is_tried: isTried })
      .from(articleImports)
      .$dynamic();

  async function create(
    input: CreateImportInput,
    file_key: string,
    by: { id: number; name: string },
    now: Date,
  ): Promise<number> {
    const [row] = await db
      .insert(articleImports)
      .values({
        ...{ ...input, file_key, created_by_id: by.id, created_by: by.name },
        ...{ created_at: now, changed_at: now },
      })
      .returning({ id: articleImports.id });
    if (!row) throw new Error("An import was not stored");
    return row.id;
  }

  async function get(id: number): Promise<ImportRow | null> {
    const [row] = await select().where(eq(articleImports.id, id));
    return row ?? null;
  }

  /** The import, which nobody else changes before the transaction ends. */
  async function lock(id: number): Promise<ImportRow | null> {
    const locked = await db
      .select({ id: articleImports.id })
      .from(articleImports)
      .where(eq(articleImports.id, id))
      .for("update");
    return locked.length > 0 ? get(id) : null;
  }

  async function list(query: PageQuery): Promise<Page<ImportRow>> {
    const columns = { value: articleImports.created_at, id: articleImports.id };
    return readPage<ImportRow>(
      query,
      "imports",
      (row) => ({ value: row.created_at.getTime(), id: row.id }),
      ({ after, offset, limit }) =>
        select()
          .where(keysetAfter(columns, after, "DESC"))
          .orderBy(...keysetOrder(columns, "DESC"))
          .limit(limit)
          .offset(offset),
    );
  }

  /** How many have a file that may still be wanted. */
  async function countOpen(): Promise<number> {
    const [row] = await db
      .select({ count: count() })
      .from(articleImports)
      .where(inArray(articleImports.state, [...openStates]));
    return row?.count ?? 0;
  }

  async function change(id: number, values: Change): Promise<void> {
    await db.update(articleImports).set(values).where(eq(articleImports.id, id));
  }

  /** Changes an import for the job that is its newest, in one of these states. Gives the state; null for any other job. */
  async function changeByJob(
    { id, run }: { id: number; run: number },
    states: ArticleImportState[],
    values: Change,
  ): Promise<ArticleImportState | null> {
    const [row] = await db
      .update(articleImports)
      .set(values)
      .where(
        and(eq(articleImports.id, id), eq(articleImports.run, run), inArray(articleImports.state, states)),
      )
      .returning({ state: articleImports.state });
    return row?.state ?? null;
  }

  /** Ends those whose file nobody has wanted for so long. */
  async function expire(before: { upload: Date; file: Date }, now: Date): Promise<void> {
    const { state, changed_at } = articleImports;
    await db
      .update(articleImports)
      .set({ state: "expired", changed_at: now })
      .where(
        or(
          and(eq(state, "uploading"), lt(changed_at, before.upload)),
          and(inArray(state, ["checked", "stopped", "failed"]), lt(changed_at, before.file)),
          and(inArray(state, [...activeStates]), lt(changed_at, before.file), not(isTried)),
        ),
      );
  }

  /** Those that are over, whose pieces are still in the store. */
  async function listWithFile(before: Date, limit: number): Promise<Row[]> {
    const { state, changed_at, has_file } = articleImports;
    return db
      .select()
      .from(articleImports)
      .where(
        and(eq(has_file, true), inArray(state, ["done", "discarded", "expired"]), lt(changed_at, before)),
      )
      .limit(limit);
  }

  return { create, get, lock, list, countOpen, change, changeByJob, expire, listWithFile };
}
