import { openJobStates, type StaffJob, type staffJobsQuery } from "@callboard/contracts/job";
import { and, eq, inArray, lte, min } from "drizzle-orm";
import type { z } from "zod";
import { msBetween } from "../dates.ts";
import type { Db } from "../db/client.ts";
import { keysetAfter, keysetOrder, type Page, readPage } from "../db/page.ts";
import { jobs } from "../db/schema/job.ts";

type Row = typeof jobs.$inferSelect;
type OpenJobState = StaffJob["state"];

const countedMax = 10_000;
const detailMax = 200;

/** The short texts of a payload; what is sealed says nothing to anybody. */
function detailsOf(payload: unknown): Record<string, string> {
  if (typeof payload !== "object" || payload === null) return {};
  const texts = Object.entries(payload).filter(
    ([name, value]) => name !== "sealed" && typeof value === "string" && value.length <= detailMax,
  );
  return Object.fromEntries(texts);
}

/** Jobs as those see them who look after them. */
export function jobListRepository(db: Db) {
  /** How many there are by state, up to 10,000 of each. */
  async function countByState(): Promise<Record<OpenJobState, number>> {
    const counted = openJobStates.map(async (state) => {
      const some = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.state, state)).limit(countedMax);
      return [state, await db.$count(some.as("some"))] as const;
    });
    return Object.fromEntries(await Promise.all(counted)) as Record<OpenJobState, number>;
  }

  /** For how many seconds the oldest has been due that nobody has begun; one that was left by a dead process counts. */
  async function lateSeconds(now: Date): Promise<number> {
    const isDue = and(inArray(jobs.state, ["waiting", "running"]), lte(jobs.run_at, now));
    const [row] = await db
      .select({ at: min(jobs.run_at) })
      .from(jobs)
      .where(isDue);
    return row?.at ? msBetween(row.at, now) / 1_000 : 0;
  }

  /** Those of a state, and of a kind where one is named, newest first. Throws RepositoryError for a cursor of another list. */
  async function list(query: z.output<typeof staffJobsQuery>): Promise<Page<StaffJob>> {
    const { state, kind } = query;
    const columns = { value: jobs.created_at, id: jobs.id };
    const ofKind = kind === undefined ? undefined : eq(jobs.kind, kind);
    const { rows, pagination } = await readPage<Row>(
      query,
      `jobs ${JSON.stringify([state, kind])}`,
      (row) => ({ value: row.created_at.getTime(), id: row.id }),
      ({ after, offset, limit }) =>
        db
          .select()
          .from(jobs)
          .where(and(eq(jobs.state, state), ofKind, keysetAfter(columns, after, "DESC")))
          .orderBy(...keysetOrder(columns, "DESC"))
          .limit(limit)
          .offset(offset),
    );
    return { rows: rows.map((row) => toStaffJob(row, state)), pagination };
  }

  /** A job as it is, which stays so until the transaction ends; null where there is none. */
  async function lock(id: number): Promise<Pick<Row, "kind" | "key" | "state"> | null> {
    const [row] = await db
      .select({ kind: jobs.kind, key: jobs.key, state: jobs.state })
      .from(jobs)
      .where(eq(jobs.id, id))
      .for("update");
    return row ?? null;
  }

  /** Lets it be tried now, with all its tries before it. */
  async function retry(id: number, now: Date): Promise<void> {
    await db.update(jobs).set({ state: "waiting", run_at: now, attempts: 0 }).where(eq(jobs.id, id));
  }

  /** Ends it undone. Its key stays, so that it is not added again. */
  async function drop(id: number, now: Date): Promise<void> {
    await db.update(jobs).set({ state: "dropped", payload: null, finished_at: now }).where(eq(jobs.id, id));
  }

  return { countByState, lateSeconds, list, lock, retry, drop };
}

function toStaffJob(
  { id, kind, key, payload, attempts, last_error, ...row }: Row,
  state: OpenJobState,
): StaffJob {
  return {
    ...{ id, kind, key, state, attempts, last_error, details: detailsOf(payload) },
    run_at: row.run_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}
