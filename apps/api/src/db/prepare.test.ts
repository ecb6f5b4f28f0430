import { readdirSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { createServerDatabase } from "../test/database.ts";
import type { Database } from "./client.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function open(count: number): Promise<Database[]> {
  if (!process.env.TEST_DATABASE_URL) {
    const embedded = await openPglite();
    closing.push(embedded.close);
    return Array.from({ length: count }, () => embedded);
  }
  const { url, drop } = await createServerDatabase();
  const databases = Array.from({ length: count }, () => openPostgres(url, () => {}));
  closing.push(...databases.map(({ close }) => close), drop);
  return databases;
}

describe("prepare", () => {
  it("leaves a prepared database as it is", async () => {
    const [database] = await open(1);
    await database?.prepare();
    await database?.prepare();
  });

  it("fills nothing when filling fails half-way", async () => {
    const [database] = await open(1);
    const insert = sql`insert into professions (name, position) values ('Actor', 0)`;
    const fill: Parameters<Database["prepare"]>[0] = (db) =>
      db.transaction(async (tx) => {
        await tx.execute(insert);
        throw new Error("power cut");
      });
    await expect(database?.prepare(fill)).rejects.toThrow("power cut");
    const left = (await database?.db.execute(sql`select * from professions`)) as { rows: unknown[] };
    expect(left.rows).toEqual([]);
  });
});

// The embedded database has one program at a time: its folder's lock sees to that.
if (process.env.TEST_DATABASE_URL) {
  describe("prepare on a server", () => {
    it("runs once at a time when several programs start together", async () => {
      const databases = await open(4);
      let running = 0;
      let most = 0;
      const fill = async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((done) => setTimeout(done, 20));
        running -= 1;
      };
      await Promise.all(databases.map(({ prepare }) => prepare(fill)));
      expect(most).toBe(1);
      const applied = (await databases[0]?.db.execute(
        sql`select count(*)::int as n from drizzle.__drizzle_migrations`,
      )) as {
        rows: { n: number }[];
      };
      const written = readdirSync(migrationsFolder).filter((name) => name.endsWith(".sql"));
      expect(applied.rows[0]?.n).toBe(written.length);
    });
  });
}
