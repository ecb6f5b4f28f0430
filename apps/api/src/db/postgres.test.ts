import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { createServerDatabase } from "../test/database.ts";
import type { Db } from "./client.ts";
import { openPostgres } from "./postgres.ts";

const dropConnection = (db: Db) => db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
const dropOthers = sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

async function open(timeouts?: Parameters<typeof openPostgres>[2]) {
  const { url, drop } = await createServerDatabase();
  const heard: string[] = [];
  const database = openPostgres(url, ({ message }) => heard.push(message), timeouts);
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  return { database, heard };
}

describe.runIf(process.env.TEST_DATABASE_URL)("a PostgreSQL server", () => {
  it("may drop a connection, inside a transaction too: what was under way fails, and the rest goes on", async () => {
    const { database, heard } = await open();
    await expect(database.db.transaction(dropConnection)).rejects.toThrow();
    await expect(dropConnection(database.db)).rejects.toThrow();
    await database.ping();
    await expect.poll(() => heard).toEqual(["Connection terminated unexpectedly"]);
  });

  it("may drop a connection that nobody uses", async () => {
    const { database, heard } = await open();
    await Promise.all([1, 2].map(() => database.db.execute(sql`select pg_sleep(0.05)`)));
    await database.db.execute(dropOthers);
    await expect.poll(() => database.connections?.().open).toBe(1);
    expect(heard).toEqual(["terminating connection due to administrator command"]);
    await database.ping();
  });

  it("may drop the connection on which it is prepared", async () => {
    const { database, heard } = await open();
    const dropIt = async () => {
      await database.db.execute(dropOthers);
      await expect.poll(() => heard[0]).toBe("terminating connection due to administrator command");
    };
    await database.prepare(dropIt).catch(() => {});
    await database.ping();
  });

  it("keeps nobody waiting for a free connection for longer than for a new one", async () => {
    const { database } = await open({ connect: 1_000, statement: 30_000, silence: 60_000 });
    const nap = () => database.db.execute(sql`select pg_sleep(3)`);
    const busy = Promise.all(Array.from({ length: 10 }, nap));
    await expect(database.ping()).rejects.toThrow();
    await busy;
    await database.ping();
  });

  it("ends a statement that takes too long, and a transaction that does nothing", async () => {
    const { database, heard } = await open({ connect: 5_000, statement: 300, silence: 60_000 });
    await expect(database.db.execute(sql`select pg_sleep(30)`)).rejects.toMatchObject({
      cause: { code: "57014" },
    });
    expect(heard).toEqual([]);
    await expect(database.db.transaction(() => pause(1_000))).rejects.toThrow();
  });
});
