import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Db } from "../../db/client.ts";
import { startDatabase } from "../../test/database.ts";
import { rowsRead } from "../../test/rows-read.ts";
import { type BlogListOptions, blogListRepository } from "./blog-list-repository.ts";

const rowCount = 20_000;
/** Articles scanned before the text index is used: two for each wanted, in two tables. */
const scanned = 11 * 2 * 2;

/**
 * Articles some time apart: every 20th in category 1, every 50th featured, every 10th with tag 1, one in 4,000 rare, the
 * older half early.
 */
async function fillMany(db: Db, apart = "1 minute") {
  await db.execute(sql`insert into categories (name, show_on_header, position) values ('one', true, 1)`);
  await db.execute(sql`
    insert into blogs (slug, title, short_content, content, category_id, created_at, is_featured, reading_minutes, domain_names, search)
    select 's' || n, 't', 's', 'c', case when n % 20 = 0 then 1 end, timestamptz '2020-01-01' + n * ${apart}::interval,
      n % 50 = 0, 1, '{callboard.in}',
      to_tsvector('callboard', 'common' || case when n % 4000 = 0 then ' rare' else '' end || case when n <= ${rowCount / 2}::int then ' early' else '' end)
        || array_to_tsvector(array_remove(array[':domain.in', case when n % 20 = 0 then ':category1' end,
          case when n % 50 = 0 then ':featured' end, case when n % 10 = 0 then ':tag1' end], null))
    from generate_series(1, ${rowCount}::int) n`);
  await db.execute(sql`
    insert into blog_listing_rows (domain_suffix, tag_id, blog_id, category_id, is_featured, created_at, published_at)
    select suffix, tag, id, category_id, is_featured, created_at, created_at
    from blogs, unnest(array['*', '.in']) suffix, unnest(array[0, 1]) tag where tag = 0 or id % 10 = 0`);
  await db.execute(sql`analyze`);
}

/** How many rows a piece of work has the database read. */
const rowsOf = (db: Db, work: (db: Db) => Promise<unknown>) =>
  rowsRead(db, ["blogs", "blog_listing_rows"], work);

const base: BlogListOptions = { page: 1, limit: 10, sortBy: "created_at", sortOrder: "DESC", domain: ".in" };

describe("a list among many articles", () => {
  const database = startDatabase((db) => fillMany(db));

  it("reads few rows beyond its page, whatever its filters and depth", async () => {
    const shapes: [string, Partial<BlogListOptions>, number][] = [
      ["newest", {}, 900],
      ["oldest", { sortOrder: "ASC" }, 900],
      ["by publication", { sortBy: "published_at" }, 900],
      ["category", { category_id: 1 }, 90],
      ["category by publication", { category_id: 1, sortBy: "published_at" }, 90],
      ["featured", { is_featured: true }, 30],
      ["featured of a category", { is_featured: true, category_id: 1 }, 15],
      ["tag", { tag_id: 1 }, 190],
      ["tag and category", { tag_id: 1, category_id: 1 }, 90],
      ["featured of a tag", { tag_id: 1, is_featured: true }, 30],
      ["common word", { search: "common" }, 30],
    ];
    for (const [name, filters, deepPage] of shapes) {
      const listing = { ...base, ...filters };
      const near = await rowsOf(database.current.db, (db) => blogListRepository(db).list(listing));
      expect(near, name).toBeGreaterThan(0);
      expect(near, name).toBeLessThanOrEqual(60);
      const before = await blogListRepository(database.current.db).list({ ...listing, page: deepPage });
      const cursor = before.pagination.nextCursor ?? "none";
      const deep = await rowsOf(database.current.db, (db) =>
        blogListRepository(db).list({ ...listing, cursor }),
      );
      expect(deep, `${name}, deep`).toBeLessThanOrEqual(60);
    }
  });

  it("finds a rare word by the index, without reading the other articles", async () => {
    const listing = { ...base, search: "rare" };
    expect(
      await rowsOf(database.current.db, (db) => blogListRepository(db).list(listing)),
    ).toBeLessThanOrEqual(60 + scanned);
  });

  it("keeps an order and a place in it when a page has common and rare words", async () => {
    const { list } = blogListRepository(database.current.db);
    const all = await list({ ...base, search: "rare" });
    const first = await list({ ...base, search: "rare com", limit: 3 });
    const rest = await list({
      ...base,
      search: "rare com",
      limit: 3,
      cursor: first.pagination.nextCursor ?? "",
    });
    expect(all.rows).toHaveLength(5);
    expect([...first.rows, ...rest.rows]).toEqual(all.rows);
  });
});

describe("a search over two years", () => {
  const database = startDatabase((db) => fillMany(db, "1 hour"));

  const shapes: Partial<BlogListOptions>[] = [
    {},
    { sortOrder: "ASC" },
    { sortBy: "published_at", category_id: 1 },
    { tag_id: 1, is_featured: true },
    { is_featured: false, domain: null, limit: 30 },
  ];

  it("finds a word of the older half without reading the newer one", async () => {
    const listing = { ...base, search: "early" };
    const [quarters, inTwo] = [rowCount / 24 / 91, 2 * 24 * 91];
    const read = await rowsOf(database.current.db, (db) => blogListRepository(db).list(listing));
    expect(read).toBeLessThanOrEqual(60 + scanned + quarters + inTwo);
  });

  it("holds what looking through the list finds, by page and by cursor", async () => {
    const { list } = blogListRepository(database.current.db);
    const idsOf = async (listing: BlogListOptions) => (await list(listing)).rows.map(({ id }) => id);
    for (const shape of shapes) {
      const all = await idsOf({ ...base, ...shape, limit: rowCount });
      const limit = shape.limit ?? base.limit;
      for (const [search, isFound] of [
        ["early", (id: number) => id <= rowCount / 2],
        ["comm rare", (id: number) => id % 4_000 === 0],
        ["early nobody", () => false],
      ] as const) {
        const expected = all.filter(isFound);
        const second = { ...base, ...shape, search, page: 2 };
        expect(await idsOf(second), `${search} ${JSON.stringify(shape)}`).toEqual(
          expected.slice(limit, 2 * limit),
        );
        const first = await list({ ...second, page: 1 });
        expect(first.rows.map(({ id }) => id)).toEqual(expected.slice(0, limit));
        if (first.pagination.nextCursor === null) continue;
        const next = await idsOf({ ...second, page: 1, cursor: first.pagination.nextCursor });
        expect(next).toEqual(expected.slice(limit, 2 * limit));
      }
    }
  });
});
