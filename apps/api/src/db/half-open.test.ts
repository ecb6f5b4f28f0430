import { Socket } from "node:net";
import { createBrokenLine } from "@callboard/server-kit/test/broken-line";
import { sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createServerDatabase } from "../test/database.ts";
import { rounds } from "../test/rounds.ts";
import type { Database, Db } from "./client.ts";
import { openPostgres } from "./postgres.ts";

/**
 * The timeouts by which the product runs, and how long it may take to be back; a fifth of all in the short run, in which new connections
 * take as long as ever.
 */
const scale = rounds(0.2, 1);
const timeouts = { connect: 5_000 * scale, statement: 5_000 * scale, silence: 7_000 * scale };
const bound = 10_000 * scale + rounds(1_000, 0);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A database reached over a line that can be broken, with as many open connections as its pool has. */
async function openOverLine() {
  const { url, drop } = await createServerDatabase();
  onTestFinished(drop);
  const direct = new URL(url);
  const line = await createBrokenLine({ host: direct.hostname, port: Number(direct.port || 5432) });
  const overLine = new URL(url);
  overLine.host = `127.0.0.1:${line.port}`;
  const errors: string[] = [];
  const database = openPostgres(
    overLine.href,
    ({ message }) => errors.push(message),
    ...(scale < 1 ? [timeouts] : []),
  );
  // One test closes it itself.
  onTestFinished(() => database.close().catch(() => {}));
  await many(database, read);
  expect(line.connections()).toBe(10);
  return { line, database, errors };
}

type Act = (database: Database) => Promise<unknown>;
const many = (database: Database, act: Act) =>
  Promise.allSettled(Array.from({ length: 10 }, () => act(database)));

const nap = sql.raw(`select pg_sleep(${0.2 * scale})`);
const longNap = sql.raw(`select pg_sleep(${2 * scale})`);
const read: Act = ({ db }) => db.execute(nap);
const write: Act = ({ db }) => db.transaction((tx) => tx.execute(nap));

/** Reads and writes again and again, as visitors do, until all goes well. Resolves to how many ms that took; without end where nobody is answered. */
async function untilBack(database: Database): Promise<number> {
  const since = performance.now();
  for (;;) {
    const asking = many(database, write).then(async (writes) => [...writes, ...(await many(database, read))]);
    const results = await Promise.race([asking, pause(3 * bound).then(() => null)]);
    if (results === null) return Number.POSITIVE_INFINITY;
    if (results.every(({ status }) => status === "fulfilled")) return performance.now() - since;
    await pause(50 * scale);
  }
}

const moments: [string, Act][] = [
  ["between queries", async () => {}],
  ["while queries run", ({ db }) => db.execute(longNap)],
  [
    "inside transactions",
    ({ db }) => db.transaction((tx) => tx.execute(longNap).then(() => tx.execute(nap))),
  ],
];

describe.runIf(process.env.TEST_DATABASE_URL)("PostgreSQL over a network that falls silent", () => {
  it.each(moments)("%s is back within 10 s over new connections", async (_when, act) => {
    const { line, database, errors } = await openOverLine();
    const acting = many(database, act);
    await pause(500 * scale);
    line.freeze();
    expect(await untilBack(database)).toBeLessThan(bound);
    expect(errors).toContain(`PostgreSQL has said nothing for ${timeouts.silence} ms`);
    await acting;
    expect(database.connections?.()).toMatchObject({ waiting: 0 });
  });

  it("is back within 10 s for one visitor at a time: no connection is tried after the other", async () => {
    const { line, database } = await openOverLine();
    line.freeze();
    const since = performance.now();
    await expect(database.ping()).rejects.toThrow();
    await database.ping();
    expect(performance.now() - since).toBeLessThan(bound);
  });

  it("on every connection, new ones too, is back when the network is", async () => {
    const { line, database } = await openOverLine();
    line.freezeAll();
    const prepared = database.prepare().then(
      () => "prepared",
      () => "given up",
    );
    const asked = await many(database, write);
    expect(asked.map(({ status }) => status)).toEqual(Array(10).fill("rejected"));
    expect(await prepared).toBe("given up");
    line.thaw();
    expect(await untilBack(database)).toBeLessThan(bound);
  });

  it("lets a slow network take its time", async () => {
    const { line, database, errors } = await openOverLine();
    line.slowDown(1_000 * scale);
    expect((await many(database, read)).map(({ status }) => status)).toEqual(Array(10).fill("fulfilled"));
    expect(errors).toEqual([]);
  });

  it("leaves connections alone that nobody uses", async () => {
    const { line, errors } = await openOverLine();
    await pause(timeouts.silence * 1.3);
    expect({ errors, connections: line.connections() }).toEqual({ errors: [], connections: 10 });
  });

  it("is back at once where connections are cut", async () => {
    const { line, database } = await openOverLine();
    line.cut();
    // Those that are idle hear of it before somebody asks.
    await expect.poll(() => database.connections?.().open).toBe(0);
    await many(database, write);
    line.mend();
    expect(await untilBack(database)).toBeLessThan(bound / 2);
  });

  it("is back at once where connections are reset", async () => {
    const { line, database } = await openOverLine();
    line.reset();
    expect(await untilBack(database)).toBeLessThan(bound / 2);
  });

  it("leaves no connection behind where it falls silent again and again", async () => {
    const { line, database } = await openOverLine();
    for (let round = 0; round < rounds(2, 5); round += 1) {
      line.freeze();
      expect(await untilBack(database)).toBeLessThan(bound);
    }
    line.thaw();
    await expect.poll(line.connections).toBeLessThanOrEqual(10);
  });

  it("does not wait for connections that it closes and nobody answers", async () => {
    const { line, database } = await openOverLine();
    line.freeze();
    await database.close();
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)("a connection to PostgreSQL", () => {
  it("is watched from both sides while nothing is asked", async () => {
    const watch = vi.spyOn(Socket.prototype, "setKeepAlive");
    onTestFinished(() => watch.mockRestore());
    const { database } = await openOverLine();
    const isWatched = async (db: Db) => {
      expect(watch).toHaveBeenCalledWith(true, 10_000);
      const { rows } = (await db.execute(sql`show tcp_keepalives_idle`)) as { rows: unknown[] };
      expect(rows).toEqual([{ tcp_keepalives_idle: "10" }]);
    };
    await isWatched(database.db);
    watch.mockClear();
    await database.prepare(isWatched);
  });
});
