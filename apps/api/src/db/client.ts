import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** Either database, or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database, whichever of the two it is. */
export type Database = {
  db: Db;
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  /**
   * Brings the schema up to date, then runs `fill`. Several programs that start together on one database do this
   * one after the other.
   */
  prepare: (fill?: (db: Db) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
  /** How many connections there are, and how many queries wait for one; the embedded database has none. */
  connections?: () => { open: number; idle: number; waiting: number };
};
