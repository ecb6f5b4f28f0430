import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Db } from "../../db/client.ts";
import { testClock } from "../../test/clock.ts";
import { startDatabase } from "../../test/database.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { rowsRead } from "../../test/rows-read.ts";
import { ledgerRepository } from "./ledger-repository.ts";
import { ownContributionRepository } from "./own-contribution-repository.ts";

const database = startDatabase(fillMany);
const lineCount = 20_000;
const readBy = (work: (db: Db) => Promise<unknown>) => rowsRead(database.current.db, ["contributions"], work);

let large: number;
let small: number;
let asha: number;

/** A line of one euro a second; every 20th to the large campaign, 20 to the small one, 40 by Asha. */
async function fillMany(db: Db) {
  const place = { db, clock: testClock() };
  const campaign = async () => (await anEvent(place, { kind: "crowdfunding" })).id;
  const others = await campaign();
  [large, small] = [await campaign(), await campaign()];
  const crowd = (await aPerson(place)).id;
  asha = (await aPerson(place)).id;
  await place.db.execute(sql`
    insert into contributions (event_id, user_id, amount_cents, created_at)
    select case when n % 20 = 0 then ${large}::bigint when n % 1000 = 1 then ${small} else ${others} end,
      case when n % 500 = 0 then ${asha}::bigint else ${crowd} end, 100, timestamptz '2026-01-01' + n * interval '1 second'
    from generate_series(1, ${lineCount}::int) n`);
  await place.db.execute(sql`analyze`);
}

describe("a ledger among many", () => {
  it("reads its own lines for the sum, and few more for the page, at any depth", async () => {
    const ledger = async (query: { page: number; cursor?: string }) => {
      const found = await ledgerRepository(database.current.db).get(large, { limit: 20, ...query });
      expect(found).toMatchObject({ raised_so_far: 1_000, supporters: 2 });
      return found?.pagination.nextCursor ?? "none";
    };
    const cursor = await ledger({ page: 45 });
    await ledger({ page: 1, cursor });
    for (const query of [{}, { cursor }]) {
      const read = await readBy((db) => ledgerRepository(db).get(large, { page: 1, limit: 20, ...query }));
      expect(read).toBeGreaterThan(1_000);
      expect(read).toBeLessThanOrEqual(1_000 + 21);
    }
  });

  it("costs little when it is short, however long the others are", async () => {
    const read = await readBy((db) => ledgerRepository(db).get(small, { page: 1, limit: 20 }));
    expect(read).toBeLessThanOrEqual(20 + 20);
  });
});

describe("somebody's pledges among many", () => {
  it("read few rows beyond their page", async () => {
    const actor = { userId: asha, sessionId: 1 };
    const read = await readBy((db) => ownContributionRepository(db).list(actor, { page: 1, limit: 20 }));
    expect(read).toBe(21);
  });
});
