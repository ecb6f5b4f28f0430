import { limits } from "@callboard/contracts/limits";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Db } from "../../db/client.ts";
import { startDatabase } from "../../test/database.ts";
import { rowsRead } from "../../test/rows-read.ts";
import { boardRepository } from "./board-repository.ts";

const applied = 3_500;

/** A call with many applications, all but one in ten just sent, each of the seven states in turn for the others; one in 100 rare. */
async function fillBoard(db: Db) {
  await db.execute(sql`
    insert into users (name, username, username_key, email, email_key, phone, password_hash, created_at)
    select 'P', 'p' || n, 'p' || n, n || '@example.com', n || '@example.com', '+1555' || n, '-', now()
    from generate_series(1, ${applied}::int) n`);
  await db.execute(sql`insert into event_categories (name, position) values ('Theatre', 1)`);
  await db.execute(sql`
    insert into events (kind, user_id, title, description, category_id, start_date, start_time, time_zone, starts_at, apply_until,
      venue_name, present_city, city_key, address_1, contact_person, website, price_cents, contact_number, email, status, is_featured,
      is_past, created_at, search)
    select 'event', 1, 'Call', 'A call', 1, now()::date, '10:00', 'UTC', now(), now(), 'Hall', 'Delhi', 'delhi', '4 Lake Road', 'Asha',
      'https://example.com', 100, '0000012345', 'a@example.com', 'published', false, false, now(), ''::tsvector`);
  await db.execute(sql`
    insert into applications (event_id, user_id, note, shares_profile, state, created_at, search)
    select 1, n, repeat('I sing. ', 200), false,
      case when n % 10 = 0 then (array['sent','viewed','shortlisted','callback','offered','cast','declined'])[1 + n / 10 % 7] else 'sent' end,
      now(), to_tsvector('callboard', 'common' || case when n % 100 = 0 then ' rare' else '' end) || array_to_tsvector(array[':e1'])
    from generate_series(1, ${applied}::int) n`);
  await db.execute(sql`analyze`);
}

describe("the counts of a board with many applications", () => {
  const database = startDatabase(fillBoard);
  const counts = (text?: string, db = database.current.db) =>
    boardRepository(db).counts(1, text ? { text } : {});
  const others = { viewed: 50, shortlisted: 50, callback: 50, offered: 50, cast: 50, declined: 50 };

  it("end at a number, by state, with a word as without", async () => {
    expect(await counts()).toEqual({ sent: limits.boardCountMax, ...others });
    expect(await counts("common")).toEqual({ sent: limits.boardCountMax, ...others });
  });

  it("of a rare word are exact, and read what has it once, not once a state", async () => {
    const five = { sent: 5, viewed: 5, shortlisted: 5, callback: 5, offered: 5, cast: 5, declined: 5 };
    expect(await counts("rare")).toEqual(five);
    expect(await counts("nowhere")).toEqual(Object.fromEntries(Object.keys(five).map((state) => [state, 0])));
    const read = await rowsRead(database.current.db, ["applications"], (db) => counts("rare", db));
    // Each match is counted by the index that found it, and by the table.
    expect(read).toBeLessThanOrEqual(2 * 35);
  });
});
