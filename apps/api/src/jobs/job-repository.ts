import { and, asc, eq, inArray, isNotNull, lt, lte, min, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { addMs } from "../dates.ts";
import type { Db } from "../db/client.ts";
import { jobs } from "../db/schema/job.ts";
import type { NewJob } from "./job.ts";

/** Of a payload, in characters of JSON; who has more to say stores it elsewhere. */
const payloadMax = 100_000;
const errorMax = 500;
/** How long a job that is over stays, so that its key does nothing a second time. */
const retentionMs = 30 * 24 * 3_600_000;
const sweptAtOnce = 1_000;

export type ClaimedJob = { id: number; kind: string; key: string; payload: unknown; attempts: number };
type Claim = { kinds: string[]; lease: string; leaseMs: number; now: Date };

const isActive = inArray(jobs.state, ["waiting", "running"]);

/** The jobs, from where they are added to where they end. */
export function jobRepository(db: Db) {
  /** Adds a job; false where there is one with its key. In a transaction it is there with what the transaction does, or not at all. */
  async function add({ kind, key, payload, runAt }: NewJob, now: Date): Promise<boolean> {
    if (JSON.stringify(payload).length > payloadMax) throw new Error(`The payload of ${kind} is too large`);
    const rows = await db
      .insert(jobs)
      .values({ kind, key, payload, run_at: runAt ?? now, created_at: now })
      .onConflictDoNothing()
      .returning({ id: jobs.id });
    return rows.length > 0;
  }

  /** Adds many jobs of a kind in one statement, but for those whose keys there are. */
  async function addMany(kind: string, some: Pick<NewJob, "key" | "payload">[], now: Date): Promise<void> {
    if (some.length === 0) return;
    const rows = sql`jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as row (key text, payload jsonb)`;
    const at = sql`${now.toISOString()}::timestamptz`;
    await db.execute(sql`
      insert into ${jobs} (kind, key, payload, run_at, created_at)
      select ${kind}, row.key, row.payload, ${at}, ${at} from ${rows}
      on conflict do nothing`);
  }

  /** Takes the job that is due for the longest time, for `leaseMs`; null where none is. Two never get the same one. */
  async function claim({ kinds, lease, leaseMs, now }: Claim): Promise<ClaimedJob | null> {
    const due = db.$with("due").as(
      db
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(isActive, lte(jobs.run_at, now), inArray(jobs.kind, kinds)))
        .orderBy(asc(jobs.run_at), asc(jobs.id))
        .limit(1)
        .for("update", { skipLocked: true }),
    );
    const [job] = await db
      .with(due)
      .update(jobs)
      .set({ state: "running", lease, run_at: addMs(now, leaseMs), attempts: sql`${jobs.attempts} + 1` })
      .where(inArray(jobs.id, db.select({ id: due.id }).from(due)))
      .returning({
        id: jobs.id,
        kind: jobs.kind,
        key: jobs.key,
        payload: jobs.payload,
        attempts: jobs.attempts,
      });
    return job ?? null;
  }

  /** Changes a job while it is ours. False where it is not any more. */
  async function change(lease: string, values: PgUpdateSetSource<typeof jobs>) {
    const rows = await db
      .update(jobs)
      .set(values)
      .where(and(eq(jobs.lease, lease), eq(jobs.state, "running")))
      .returning({ id: jobs.id });
    return rows.length > 0;
  }

  /** Makes the lease last until then. False where it is somebody else's by now. */
  const renew = (lease: string, until: Date) => change(lease, { run_at: until });

  const finish = (lease: string, now: Date) =>
    change(lease, { state: "done", payload: null, lease: null, last_error: null, finished_at: now });

  const retryAt = (lease: string, run_at: Date, error: string) =>
    change(lease, { state: "waiting", lease: null, run_at, last_error: error.slice(0, errorMax) });

  /** Gives the job back as if it had not been started. */
  const postpone = (lease: string, run_at: Date, reason: string | null) =>
    change(lease, {
      ...{ state: "waiting", lease: null, run_at, attempts: sql`${jobs.attempts} - 1` },
      ...(reason !== null && { last_error: reason.slice(0, errorMax) }),
    });

  const bury = (lease: string, error: string) =>
    change(lease, { state: "dead", lease: null, last_error: error.slice(0, errorMax) });

  /** When the next job of these kinds is due; null where none waits. */
  async function nextRunAt(kinds: string[]): Promise<Date | null> {
    const [row] = await db
      .select({ at: min(jobs.run_at) })
      .from(jobs)
      .where(and(isActive, inArray(jobs.kind, kinds)));
    return row?.at ?? null;
  }

  /** Forgets what was over long ago, some at a time. */
  async function sweep(now: Date): Promise<void> {
    const old = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(isNotNull(jobs.finished_at), lt(jobs.finished_at, addMs(now, -retentionMs))))
      .limit(sweptAtOnce);
    await db.delete(jobs).where(inArray(jobs.id, old));
  }

  return { add, addMany, claim, renew, finish, retryAt, postpone, bury, nextRunAt, sweep };
}
