import { demoCategories } from "@callboard/demo/categories";
import { describe, expect, it } from "vitest";
import type { Db } from "../db/client.ts";
import { blogListRepository } from "../modules/blog/blog-list-repository.ts";
import { categoryRepository } from "../modules/category/category-repository.ts";
import { commentListRepository } from "../modules/comment/comment-list-repository.ts";
import { cityRepository, professionRepository } from "../modules/reference/reference-repository.ts";
import { aBlog, aCategory } from "../test/content.ts";
import { startDatabase } from "../test/database.ts";
import { seedDemo } from "./seed.ts";

const now = new Date("2026-11-21T02:00:00.000Z");
const newest = { page: 1, limit: 100, sortBy: "created_at", sortOrder: "DESC", domain: null } as const;
const fill = (db: Db) => seedDemo({ db, clock: () => now, onProgress: () => {} });

describe("seedDemo", () => {
  const database = startDatabase(fill);

  it("fills every list, with nothing from the future", async () => {
    const { db } = database.current;
    const { rows: blogs } = await blogListRepository(db).list({ ...newest, domain: ".in" });
    expect(blogs.length).toBeGreaterThanOrEqual(40);
    expect(blogs.every(({ created_at }) => new Date(created_at ?? now) < now)).toBe(true);
    expect((await categoryRepository(db).list({ page: 1, limit: 100 }, ".in")).rows).toHaveLength(
      demoCategories.length,
    );
    expect((await professionRepository(db).list({ page: 1, limit: 50 })).rows.length).toBeGreaterThanOrEqual(
      20,
    );
    const { rows: cities } = await cityRepository(db).list({ page: 1, limit: 50 });
    expect(cities.length).toBeGreaterThanOrEqual(40);
    expect(new Set(cities.map(({ country }) => country))).toEqual(new Set(["IN", "GB", "US"]));
    for (const { time_zone } of cities) new Intl.DateTimeFormat("en", { timeZone: time_zone });
    const threads = await Promise.all(
      blogs.map(({ id }) => commentListRepository(db).list(id, { page: 1, limit: 100 })),
    );
    const comments = threads.flatMap(({ rows }) => rows);
    expect(comments.length).toBeGreaterThan(50);
    expect(comments.every(({ created_at }) => new Date(created_at ?? now) < now)).toBe(true);
  });

  it("gives some articles to readers abroad, and not all", async () => {
    const list = blogListRepository(database.current.db).list;
    const [home, abroad] = await Promise.all([
      list({ ...newest, domain: ".in" }),
      list({ ...newest, domain: ".us" }),
    ]);
    expect(abroad.rows.length).toBeGreaterThan(10);
    expect(abroad.rows.length).toBeLessThan(home.rows.length);
  });

  it("changes nothing on a second start", async () => {
    const { list } = blogListRepository(database.current.db);
    const first = await list(newest);
    await fill(database.current.db);
    expect(await list(newest)).toEqual(first);
  });
});

describe("seedDemo on a database that holds anything", () => {
  const database = startDatabase();

  it("leaves it alone", async () => {
    await aCategory(database.current.db, "Ours");
    await aBlog(database.current.db, { slug: "ours" });
    await fill(database.current.db);
    const { rows } = await blogListRepository(database.current.db).list(newest);
    expect(rows.map(({ slug }) => slug)).toEqual(["ours"]);
  });
});
