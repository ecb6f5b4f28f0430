import { restBetween } from "../../jobs/rest-between.ts";
import { type PlanTotals, planTotals } from "../import/plan-report.ts";
import { planImport } from "../import/run-import.ts";
import { articleImportRepository } from "./article-import-repository.ts";
import { choicesOf, type FileWork } from "./file-work.ts";
import { countsOf, importEntryRepository, type NewEntry } from "./import-entry-repository.ts";
import { toEntry } from "./planned-entry.ts";

/** Entries that are stored together. */
const batch = 100;

/** Says of each entry of a file what would become of it. Throws ImportError for a file that cannot be read to its end. */
export async function checkFile({ db, clock, source, row, signal }: FileWork): Promise<void> {
  const totals = planTotals();
  await importEntryRepository(db).clear(row.id);
  let waiting: NewEntry[] = [];
  let total = 0;
  const rest = restBetween();

  /** False where the import is not checked any more. */
  async function flush(): Promise<boolean> {
    signal.throwIfAborted();
    const entries = waiting;
    waiting = [];
    return db.transaction(async (tx) => {
      const state = await articleImportRepository(tx).changeByJob(row, ["checking"], { total });
      if (state === null) return false;
      await importEntryRepository(tx).createMany(entries);
      return true;
    });
  }

  for await (const entry of planImport({ db, clock, source, choices: choicesOf(row) })) {
    totals.add(entry);
    waiting.push(toEntry(row.id, total, entry));
    total += 1;
    if (waiting.length >= batch && !(await flush())) return;
    await rest();
  }
  if (!(await flush())) return;
  const planned = plannedOf(totals.read());
  const change = { state: "checked", planned, changed_at: clock() } as const;
  await articleImportRepository(db).changeByJob(row, ["checking"], change);
}

function plannedOf({ becomes, problems, skipped, images, new_tags, with_losses }: PlanTotals) {
  const counts = countsOf(new Map(Object.entries({ ...becomes, problem: problems, skipped })));
  return { counts, images, new_tags, with_losses };
}
