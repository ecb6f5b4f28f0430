import type { ImportCounts, ImportEntryView, importEntryQuery } from "@callboard/contracts/article-import";
import { importOutcomes } from "@callboard/contracts/article-import";
import { and, asc, count, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../db/client.ts";
import { keysetAfter, keysetOrder, type Page, readPage } from "../../db/page.ts";
import { articleImports, importEntries } from "../../db/schema/import.ts";

export type NewEntry = typeof importEntries.$inferInsert;
type Row = typeof importEntries.$inferSelect;
type Outcome = Pick<Row, "outcome" | "article_id" | "has_losses" | "details">;

const sweptAtOnce = 1_000;

/** What is said of each entry of a file: rows, so that no report is in memory as a whole. */
export function importEntryRepository(db: Db) {
  const latest = sql`coalesce(${importEntries.outcome}, ${importEntries.planned})`;

  const clear = (importId: number) => db.delete(importEntries).where(eq(importEntries.import_id, importId));

  async function createMany(entries: NewEntry[]): Promise<void> {
    if (entries.length > 0) await db.insert(importEntries).values(entries);
  }

  async function get(import_id: number, position: number): Promise<Row | null> {
    const [row] = await db.select().from(importEntries).where(isEntry(import_id, position));
    return row ?? null;
  }

  async function settle(import_id: number, position: number, outcome: Outcome): Promise<void> {
    await db.update(importEntries).set(outcome).where(isEntry(import_id, position));
  }

  const isEntry = (importId: number, position: number) =>
    and(eq(importEntries.import_id, importId), eq(importEntries.position, position));

  /** The entries in their order. Throws RepositoryError for a cursor of another list. */
  async function list(
    importId: number,
    { show, ...query }: z.output<typeof importEntryQuery>,
  ): Promise<Page<ImportEntryView>> {
    const columns = { value: importEntries.position, id: importEntries.import_id };
    const conditions: SQL[] = [eq(importEntries.import_id, importId)];
    if (show === "losses") conditions.push(eq(importEntries.has_losses, true));
    else if (show) conditions.push(sql`${latest} = ${show}`);
    const { rows, pagination } = await readPage<Row>(
      query,
      `import ${JSON.stringify([importId, show])}`,
      (row) => ({ value: row.position, id: row.import_id }),
      ({ after, offset, limit }) =>
        db
          .select()
          .from(importEntries)
          .where(and(...conditions, keysetAfter(columns, after)))
          .orderBy(...keysetOrder(columns))
          .limit(limit)
          .offset(offset),
    );
    return { rows: rows.map(toView), pagination };
  }

  /** How many entries have come to what. */
  async function counts(importId: number): Promise<ImportCounts> {
    const rows = await db
      .select({ outcome: importEntries.outcome, count: count() })
      .from(importEntries)
      .where(eq(importEntries.import_id, importId))
      .groupBy(importEntries.outcome);
    return countsOf(new Map(rows.map(({ outcome, count }) => [outcome, count])));
  }

  /** Forgets the reports of imports that were over by then, some entries at a time. True where there was any. */
  async function sweep(before: Date): Promise<boolean> {
    const old = db
      .select({ import_id: importEntries.import_id, position: importEntries.position })
      .from(importEntries)
      .innerJoin(articleImports, eq(articleImports.id, importEntries.import_id))
      .where(
        and(
          inArray(articleImports.state, ["done", "discarded", "expired"]),
          lt(articleImports.changed_at, before),
        ),
      )
      .orderBy(asc(importEntries.import_id))
      .limit(sweptAtOnce)
      .as("old");
    const removed = await db
      .delete(importEntries)
      .where(
        sql`(${importEntries.import_id}, ${importEntries.position}) in (select ${old.import_id}, ${old.position} from ${old})`,
      )
      .returning({ position: importEntries.position });
    return removed.length > 0;
  }

  return { clear, createMany, get, settle, list, counts, sweep };
}

/** Of every outcome a number. */
export function countsOf(found: ReadonlyMap<string | null, number>): ImportCounts {
  return Object.fromEntries(
    importOutcomes.map((outcome) => [outcome, found.get(outcome) ?? 0]),
  ) as ImportCounts;
}

function toView({ import_id: _, has_losses: __, details, ...row }: Row): ImportEntryView {
  return { ...row, ...details };
}
