import { StartError } from "@callboard/server-kit/start-error";
import type { Db } from "../../db/client.ts";
import type { MediaStore } from "../media/media-store.ts";
import { ImportError } from "./import-error.ts";
import { importRepository } from "./import-repository.ts";
import { openSource } from "./open-source.ts";
import type { ImportChoices, PlannedEntry } from "./plan.ts";
import { planLines, planTotals, totalLines } from "./plan-report.ts";
import { type Importing, planImport, runImport } from "./run-import.ts";

export type ImportOptions = {
  "dry-run"?: boolean | undefined;
  domains?: string | undefined;
  category?: string | undefined;
  "new-categories"?: boolean | undefined;
};

type Context = {
  db: Db;
  media: MediaStore;
  clock: () => Date;
  print: (line: string) => void;
  /** Aborted when somebody wants it to end: after the post that is being written. */
  signal?: AbortSignal;
};

const usage = `usage:
  npm run import -- <file or folder> [--dry-run] [--domains callboard.in,callboard.com] [--category News] [--new-categories]`;
const by = { id: null, name: "An import on the server" };

/** Imports a file or folder from the command line, or says what would become of it. Throws StartError with the reason where it cannot. */
export async function runImportCommand(
  context: Context,
  path: string | undefined,
  options: ImportOptions,
): Promise<void> {
  if (!path) throw new StartError(usage);
  const choices = await choicesOf(context.db, options);
  try {
    const source = await openSource(path);
    try {
      const importing = { ...context, source, choices, by };
      if (options["dry-run"]) await dryRun(importing, context);
      else await importAll(importing, context);
    } finally {
      await source.files.close();
    }
  } catch (error) {
    throw error instanceof ImportError ? new StartError(error.message) : error;
  }
}

async function choicesOf(db: Db, options: ImportOptions): Promise<ImportChoices> {
  const imports = importRepository(db);
  const given = options.domains
    ?.split(",")
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  const domains = given ?? (await imports.domains());
  if (domains.length === 0)
    throw new StartError("name the sites that show the posts: --domains callboard.in,callboard.com");
  const category = options.category?.trim() || null;
  if (category && (await imports.categoryOf(category)) === null)
    throw new StartError(`the site has no category ${category}`);
  return { domains, category, makes_categories: options["new-categories"] ?? false };
}

async function dryRun(importing: Importing, { print }: Context) {
  const totals = planTotals();
  for await (const entry of planImport(importing)) {
    totals.add(entry);
    for (const line of planLines(entry)) print(line);
  }
  for (const line of ["", "Nothing was written. It would be:", ...totalLines(totals.read())]) print(line);
}

/** The file is read to its end before the first post is written: one that is cut off changes nothing. */
async function importAll(importing: Importing, { print, signal }: Context) {
  let count = 0;
  for await (const entry of planImport(importing)) if ("becomes" in entry) count += 1;
  const totals = planTotals();
  let done = 0;
  for await (const entry of runImport(importing)) {
    totals.add(entry);
    if ("becomes" in entry) done += 1;
    if (isWorthALine(entry)) for (const line of planLines(entry)) print(line);
    if (done % 25 === 0 && "becomes" in entry) print(`${done} of ${count} posts`);
    if (signal?.aborted) {
      print(`Stopped after ${done} of ${count} posts: run it again to go on`);
      return;
    }
  }
  for (const line of totalLines(totals.read())) print(line);
}

const isWorthALine = (entry: PlannedEntry) =>
  "problem" in entry || ("becomes" in entry && (entry.losses.length > 0 || entry.slug_change !== null));
