import type { ArticleImportState } from "@callboard/contracts/article-import";
import type { Db } from "../../db/client.ts";
import { restBetween } from "../../jobs/rest-between.ts";
import { importRepository } from "../import/import-repository.ts";
import type { PlannedEntry } from "../import/plan.ts";
import { runImport } from "../import/run-import.ts";
import { articleImportRepository, type ImportRow } from "./article-import-repository.ts";
import { choicesOf, type FileWork } from "./file-work.ts";
import { importEntryRepository } from "./import-entry-repository.ts";
import { detailsOf, outcomeOf } from "./planned-entry.ts";

/**
 * Makes the posts of a file into articles, each in its own transaction, and says of each what has become of it. Goes on where an earlier run
 * has ended, and ends after the post being written where it is told to. Throws ImportError.
 */
export async function writeArticles({ row, signal, ...deps }: FileWork): Promise<void> {
  const { db, clock } = deps;
  const by = { id: row.started_by_id ?? row.created_by_id, name: row.started_by ?? row.created_by };
  const importing = { ...deps, choices: choicesOf(row), by, importId: row.id };
  const rest = restBetween();
  let position = 0;
  for await (const entry of runImport(importing)) {
    const isSettled = position < row.done;
    const state = isSettled ? "importing" : await settle(db, row, position, entry);
    position += 1;
    if (state === null) return;
    if (state === "stopping") {
      await end(db, row, "stopped", clock());
      return;
    }
    signal.throwIfAborted();
    await rest();
  }
  await end(db, row, "done", clock());
}

/** Stores what has become of an entry, and gives the state that the import has by then; null where it is another job's. */
async function settle(
  db: Db,
  row: ImportRow,
  position: number,
  entry: PlannedEntry,
): Promise<ArticleImportState | null> {
  const article = "key" in entry ? await importRepository(db).articleOf(entry.key) : null;
  // It was written by a run of this import that was killed before it could say so.
  const isOwn = article?.import_id === row.id && outcomeOf(entry) === "unchanged";
  return db.transaction(async (tx) => {
    const entries = importEntryRepository(tx);
    const change = { done: position + 1 };
    const state = await articleImportRepository(tx).changeByJob(row, ["importing", "stopping"], change);
    if (state === null) return null;
    const before = isOwn ? await entries.get(row.id, position) : null;
    const details = before?.details ?? detailsOf(entry);
    await entries.settle(row.id, position, {
      outcome: before?.planned ?? outcomeOf(entry),
      article_id: article?.article_id ?? null,
      has_losses: details.losses.length > 0,
      details,
    });
    return state;
  });
}

async function end(db: Db, row: ImportRow, state: "done" | "stopped", now: Date): Promise<void> {
  const results = await importEntryRepository(db).counts(row.id);
  const change = { state, results, changed_at: now, finished_at: now };
  await articleImportRepository(db).changeByJob(row, ["importing", "stopping"], change);
}
