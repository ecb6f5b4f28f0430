import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { identity, instant } from "./columns.ts";

/**
 * Work that is done after the transaction that asked for it. `waiting` and `running` ones are due at `run_at`: that of a running one is
 * the end of its lease, so that one whose process died is due again. `dead` ones wait for somebody; the others are over and stay
 * for a while, so that the same key is the same job.
 */
export const jobStates = ["waiting", "running", "dead", "done", "dropped"] as const;
export type JobState = (typeof jobStates)[number];

export const jobs = pgTable(
  "jobs",
  {
    id: identity(),
    kind: text().notNull(),
    key: text().notNull(),
    /** Null once it is over: whom it concerns is nobody's business any more. */
    payload: jsonb().$type<unknown>(),
    state: text({ enum: jobStates }).notNull().default("waiting"),
    run_at: instant().notNull(),
    /** How often it was started since it was added or retried by hand. */
    attempts: integer().notNull().default(0),
    /** Names one run: who has lost it to another one settles nothing. */
    lease: text(),
    last_error: text(),
    created_at: instant().notNull(),
    finished_at: instant(),
  },
  (table) => [
    unique("jobs_kind_key").on(table.kind, table.key),
    index("jobs_due").on(table.run_at, table.id).where(sql`state in ('waiting', 'running')`),
    index("jobs_of_state").on(table.state, table.created_at, table.id),
    index("jobs_of_kind").on(table.state, table.kind, table.created_at, table.id),
    index("jobs_finished").on(table.finished_at).where(sql`finished_at is not null`),
  ],
);
