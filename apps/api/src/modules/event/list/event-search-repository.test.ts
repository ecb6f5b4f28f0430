import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { events } from "../../../db/schema/event.ts";
import { eventCategories } from "../../../db/schema/event-category.ts";
import { searchVector } from "../../../db/search/search-vector.ts";
import { startDatabase } from "../../../test/database.ts";
import { rowsRead } from "../../../test/rows-read.ts";
import { userRepository } from "../../account/user-repository.ts";
import { eventFilterTokens } from "../event-filter-tokens.ts";
import { type EventListOptions, eventListRepository } from "./event-list-repository.ts";
import { eventSearchRepository } from "./event-search-repository.ts";

const database = startDatabase();
const now = new Date("2026-06-15T09:00:00Z");
const day = 86_400_000;
const count = 1_200;
const cities = ["pune", "goa", "agra"];

/** Two days between one event and the next, four of them at one moment now and then, the first ones before 1970. */
function eventOf(n: number) {
  const created_at = new Date(Date.UTC(1969, 10) + (n - (n % 50 < 4 ? n % 50 : 0)) * 2 * day);
  const starts_at = new Date(created_at.getTime() + ((n * 37) % 300) * day);
  const words = [
    "audition",
    ...(n < count / 2 ? ["formerly"] : ["lately"]),
    ...(n % 3 === 0 ? ["third"] : []),
    ...(n % 50 === 0 || n % 50 === 3 ? ["together"] : []),
    ...(n % 40 === 7 ? ["Thirst’s", "l’éclair"] : []),
    ...(n % 500 === 99 ? ["rarely"] : []),
  ];
  const kind = n % 10 === 0 ? ("crowdfunding" as const) : ("event" as const);
  return {
    ...{ id: n + 1, kind, created_at, starts_at, words, is_featured: n % 7 === 0, is_past: starts_at < now },
    ...{ category_id: 1 + (n % 2), city_key: cities[n % 3] ?? "" },
  };
}
const all = Array.from({ length: count }, (_, n) => eventOf(n));

beforeEach(async () => {
  const { db } = database.current;
  const text = { name: "a", username: "a", email: "a", phone: "a", password_hash: "a" };
  await userRepository(db).create({ ...text, phone_verified_at: now, created_at: now });
  await db.insert(eventCategories).values([1, 2].map((position) => ({ name: `${position}`, position })));
  for (let from = 0; from < count; from += 200)
    await db.insert(events).values(all.slice(from, from + 200).map(toRow));
  await db.execute("analyze events");
});

function toRow({ words, ...event }: (typeof all)[number]) {
  const { kind, category_id, city_key, is_featured, is_past } = event;
  const tokens = [
    eventFilterTokens.kind(kind),
    eventFilterTokens.category(category_id),
    eventFilterTokens.city(city_key),
  ];
  if (is_featured) tokens.push(eventFilterTokens.featured);
  if (is_past) tokens.push(eventFilterTokens.past);
  return {
    ...event,
    ...{ user_id: 1, title: "t", description: "d", start_date: "2026-01-01", start_time: "10:00" },
    ...{ time_zone: "UTC", apply_until: event.starts_at, venue_name: "v", present_city: "c", address_1: "a" },
    ...{ contact_person: "c", website: "w", price_cents: 1, contact_number: "0", email: "e" },
    status: "published" as const,
    search: searchVector({ A: words.join(" "), B: "", C: "", D: "" }, tokens),
  };
}

/** The ids that a listing should hold on all its pages: looked through one by one. */
function expected({
  search = "",
  sortBy,
  sortOrder,
  kind,
  period,
  is_featured,
  category_id,
  city_key,
}: EventListOptions) {
  const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const wanted = search.split(" ").map(plain);
  const isFound = (word: string, words: string[]) => words.some((other) => other.startsWith(word));
  const sortValue = (event: (typeof all)[number]) => event[sortBy as "created_at" | "starts_at"].getTime();
  const direction = sortOrder === "ASC" ? 1 : -1;
  return all
    .filter((event) =>
      wanted.every((word) =>
        isFound(
          word,
          event.words.flatMap((text) => plain(text).split("’")),
        ),
      ),
    )
    .filter((event) => kind === undefined || event.kind === kind)
    .filter((event) => period === undefined || event.is_past === (period === "past"))
    .filter((event) => is_featured === undefined || event.is_featured === is_featured)
    .filter((event) => category_id === undefined || event.category_id === category_id)
    .filter((event) => city_key === undefined || event.city_key === city_key)
    .sort((one, other) => direction * (sortValue(one) - sortValue(other) || one.id - other.id))
    .map(({ id }) => id);
}

const maybe = <Value>(...values: Value[]) => fc.constantFrom(undefined, ...values);
const words = [
  "audition",
  "formerly",
  "lately",
  "third",
  "thir",
  "éclair",
  "thirst",
  "s",
  "rarely",
  "nobody",
  "a",
];
const listings: fc.Arbitrary<Omit<EventListOptions, "page">> = fc.record({
  search: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 2 }).map((found) => found.join(" ")),
  sortBy: fc.constantFrom("created_at" as const, "starts_at" as const),
  sortOrder: fc.constantFrom("ASC" as const, "DESC" as const),
  kind: maybe("event" as const, "crowdfunding" as const),
  period: maybe("upcoming" as const, "past" as const),
  is_featured: maybe(true, false),
  category_id: maybe(1, 2),
  city_key: maybe(...cities, "nowhere"),
  limit: fc.constantFrom(1, 5, 10, 100),
});

/** Two of a moment, on pages of their own. */
const twoOfOneMoment = (["ASC", "DESC"] as const).map(
  (sortOrder): [Omit<EventListOptions, "page">, number] => [
    { search: "together", sortBy: "created_at", sortOrder, limit: 1 },
    1,
  ],
);

describe("a search over many years", { timeout: 180_000 }, () => {
  it("holds what looking through all events finds, by page and by cursor, whatever is asked for", async () => {
    const lists = eventListRepository(database.current.db);
    await fc.assert(
      fc.asyncProperty(listings, fc.integer({ min: 1, max: 4 }), async (listing, page) => {
        const ids = expected({ ...listing, page });
        const found = await lists.list({ ...listing, page }, now);
        const start = (page - 1) * listing.limit;
        expect(found.rows.map(({ id }) => id)).toEqual(ids.slice(start, start + listing.limit));
        const { nextCursor: cursor } = found.pagination;
        expect(cursor !== null).toBe(ids.length > start + listing.limit);
        if (cursor === null) return;
        const next = await lists.list({ ...listing, page: 1, cursor }, now);
        const after = start + listing.limit;
        expect(next.rows.map(({ id }) => id)).toEqual(ids.slice(after, after + listing.limit));
      }),
      { numRuns: 120, seed: 13, examples: twoOfOneMoment },
    );
  });

  it("steps over what has no match without reading it", async () => {
    const selection = { sortBy: "created_at", sortOrder: "DESC" } as const;
    const read = await rowsRead(database.current.db, ["events"], (db) =>
      eventSearchRepository(db).search(
        selection,
        ["formerly"],
        { after: null, offset: 0, limit: 11 },
        { rareWord: undefined, now },
      ),
    );
    const [steps, inTwoFortnights] = [count / 2 / 7, 2 * (7 + 3)];
    expect(read).toBeLessThanOrEqual(steps + inTwoFortnights);
  });
});
