import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Db } from "../../../db/client.ts";
import { searchVector } from "../../../db/search/search-vector.ts";
import { emptyTables, startDatabase } from "../../../test/database.ts";
import { rowsRead } from "../../../test/rows-read.ts";
import { eventFilterTokens } from "../event-filter-tokens.ts";
import { type EventListOptions, eventListRepository } from "./event-list-repository.ts";
import type { EventFilter } from "./event-page-repository.ts";

const database = startDatabase(fillMany);
const now = new Date("2026-06-15T09:00:00Z");
/** A page and one row from each of eight partitions, and the events of the page with their category and ledger. */
const page = 8 * 11 + 11 * 3;
/** Events scanned before the text index is used: two for each wanted, in each partition, and in the table. */
const scanned = 11 * 2 * (8 + 1);
/** What the text index finds of the rare, with a step to each fortnight that has events, and one that finds no more. */
const matched = 5 + 3;

/**
 * Events a minute apart: every tenth a campaign, every 50th featured, every 20th of category 2; a quarter in Pune, all of
 * those past in Goa, and in Agra only the oldest have not begun. Every 4,000th is rare.
 */
async function fillMany(db: Db, rowCount = 20_000) {
  await db.execute(sql`insert into event_categories (name, position) values ('one', 1), ('two', 2)`);
  await db.execute(sql`
    insert into users (name, username, username_key, email, email_key, phone, password_hash, created_at)
    values ('a', 'a', 'a', 'a', 'a', 'a', 'a', ${now})`);
  const token = (name: string) => sql`${name}::text`;
  await db.execute(sql`
    insert into events (kind, user_id, title, description, category_id, start_date, start_time, time_zone, starts_at, apply_until,
      venue_name, present_city, city_key, address_1, contact_person, website, price_cents, contact_number, email, status,
      is_featured, is_past, created_at, search)
    select kind, 1, 't', 'd', category, starts_at::date, '10:00', 'UTC', starts_at, starts_at, 'v', city, city, 'a', 'c', 'w', 100,
      '0', 'e', 'published', is_featured, starts_at < ${now}, created_at,
      ${searchVector({ A: "common", B: "", C: "", D: "" }, [])}
        || to_tsvector('callboard', case when n % 4000 = 0 then 'rare' else '' end)
        || array_to_tsvector(array_remove(array[':' || kind, ':category' || category,
          case city when 'pune' then ${token(eventFilterTokens.city("pune"))} when 'goa' then ${token(eventFilterTokens.city("goa"))}
            when 'agra' then ${token(eventFilterTokens.city("agra"))} end,
          case when is_featured then ':featured' end, case when starts_at < ${now} then ':past' end], null))
    from (
      select n, created_at, case when n % 10 = 0 then 'crowdfunding' else 'event' end as kind,
        case when n % 20 = 0 then 2 else 1 end as category, n % 50 = 0 as is_featured, city,
        case when city = 'goa' or (city = 'agra' and n > 2000) or n % 3 = 1
          then timestamptz '2020-02-01' else timestamptz '2027-01-01' + n * interval '1 minute' end as starts_at
      from (
        select n, timestamptz '2020-01-01' + n * interval '1 minute' as created_at,
          (array['pune', 'goa', 'agra', 'elsewhere'])[1 + n / 7 % 4] as city
        from generate_series(1, ${rowCount}::int) n
      ) days
    ) posts`);
  // Others that nobody sees, among them every rare one again: no list may read them.
  await db.execute(sql`
    insert into events overriding system value
    select hidden.* from events, jsonb_populate_record(null::events,
      to_jsonb(events) || jsonb_build_object('id', id + 1000000, 'visibility', 'hidden')) hidden
    where events.id % 4 = 0`);
  await db.execute(sql`
    insert into contributions (event_id, user_id, amount_cents, created_at) select id, 1, 100, created_at from events where kind = 'crowdfunding' and visibility = 'public'`);
  await db.execute(sql`analyze`);
}

/** How many rows a list has the database read. */
const rowsOf = (listing: EventListOptions) =>
  rowsRead(database.current.db, ["events", "event_categories", "contributions"], (db) =>
    eventListRepository(db).list(listing, now),
  );

const base: EventListOptions = { page: 1, limit: 10, sortBy: "created_at", sortOrder: "DESC" };
const list = (listing: EventListOptions) => eventListRepository(database.current.db).list(listing, now);

/** Every choice of filters, in both orders of both dates. */
function everySelection(): EventFilter[] {
  const choices: Partial<EventFilter>[][] = [
    [{ sortBy: "created_at" }, { sortBy: "starts_at" }],
    [{ sortOrder: "DESC" }, { sortOrder: "ASC" }],
    [{}, { kind: "crowdfunding" }],
    [{}, { period: "upcoming" }, { period: "past" }],
    [{}, { is_featured: true }],
    [{}, { category_id: 2 }],
    [{}, { city_key: "pune" }, { city_key: "goa" }, { city_key: "agra" }],
  ];
  return choices.reduce<Partial<EventFilter>[]>(
    (all, next) => all.flatMap((one) => next.map((choice) => ({ ...one, ...choice }))),
    [{}],
  ) as EventFilter[];
}

describe("a list among many events", { timeout: 180_000 }, () => {
  it("reads few rows beyond its page, whatever its filters, its order and its depth", async () => {
    for (const selection of everySelection()) {
      expect(await rowsOf({ ...base, ...selection }), JSON.stringify(selection)).toBeLessThanOrEqual(page);
    }
    const shapes: Partial<EventFilter>[] = [
      {},
      { sortBy: "starts_at" },
      { period: "upcoming" },
      { city_key: "pune", period: "upcoming" },
      { city_key: "goa", period: "past", sortOrder: "ASC" },
      { category_id: 2, kind: "crowdfunding" },
    ];
    for (const shape of shapes) {
      const before = await list({ ...base, ...shape, page: 80 });
      const cursor = before.pagination.nextCursor ?? "none";
      expect(await rowsOf({ ...base, ...shape, cursor }), JSON.stringify(shape)).toBeLessThanOrEqual(page);
    }
  });

  it("reads a page far behind by its number with no row too many", async () => {
    expect(await rowsOf({ ...base, page: 1_000 })).toBeLessThanOrEqual(10_001 + page);
    expect(await rowsOf({ ...base, page: 200, sortBy: "starts_at", kind: "event" })).toBeLessThanOrEqual(
      2_001 + page,
    );
  });

  it("finds common and rare words, and words that a city does not have, without reading the other events", async () => {
    const searches: Partial<EventListOptions>[] = [
      { search: "common" },
      { search: "common", period: "upcoming", city_key: "agra" },
      { search: "common", period: "upcoming", city_key: "goa" },
      { search: "rare" },
      { search: "rare", period: "past", is_featured: true },
      { search: "rare common", sortBy: "starts_at" },
      { search: "nobody" },
    ];
    for (const search of searches) {
      const reads = await rowsOf({ ...base, ...search });
      expect(reads, JSON.stringify(search)).toBeLessThanOrEqual(page + scanned + matched);
    }
  });

  it("keeps an order and a place in it when a page has common and rare words", async () => {
    const all = await list({ ...base, search: "rare" });
    const first = await list({ ...base, search: "rare com", limit: 3 });
    const cursor = first.pagination.nextCursor ?? "";
    const rest = await list({ ...base, search: "rare com", limit: 3, cursor });
    expect(all.rows).toHaveLength(5);
    expect([...first.rows, ...rest.rows]).toEqual(all.rows);
  });

  it("holds the same events, whether listed, scanned or found by the index", async () => {
    const ids = ({ rows }: { rows: { id: number }[] }) => rows.map(({ id }) => id);
    for (const selection of everySelection().filter((_, index) => index % 7 === 0)) {
      const listed = await list({ ...base, ...selection });
      const found = await list({ ...base, ...selection, search: "common" });
      expect(ids(found), JSON.stringify(selection)).toEqual(ids(listed));
    }
  });
});

it("sets all passed events as past, however many there are and however many requests come at once", async () => {
  const { db } = database.current;
  await emptyTables(database.current);
  await fillMany(db, 2_500);
  await db.execute(sql`update events set is_past = false`);
  await Promise.all(Array.from({ length: 4 }, () => list({ ...base, period: "past" })));
  const { rows } = (await db.execute(
    sql`select count(*)::int as wrong from events where is_past <> (starts_at < ${now})` as never,
  )) as unknown as { rows: { wrong: number }[] };
  expect(rows).toEqual([{ wrong: 0 }]);
});
