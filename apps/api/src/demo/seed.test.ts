import { demoCategories } from "@callboard/demo/categories";
import { describe, expect, it } from "vitest";
import { blogListRepository } from "../modules/blog/blog-list-repository.ts";
import { categoryRepository } from "../modules/category/category-repository.ts";
import { commentListRepository } from "../modules/comment/comment-list-repository.ts";
import { cityRepository, professionRepository } from "../modules/reference/reference-repository.ts";
import { aBlog, aCategory } from "../test/content.ts";
import { startDatabase } from "../test/database.ts";
import { seedDemo } from "./seed.ts";

const database = startDatabase();
const now = new Date("2026-11-21T02:00:00.000Z");
const newest = { page: 1, limit: 100, sortBy: "created_at", sortOrder: "DESC", domain: null } as const;
const fill = () => seedDemo({ db: database.current.db, clock: () => now, onProgress: () => {} });

describe("seedDemo", () => {
  it("fills every list, with nothing from the future", async () => {
    await fill();
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
    await fill();
    const list = blogListRepository(database.current.db).list;
    const [home, abroad] = await Promise.all([
      list({ ...newest, domain: ".in" }),
      list({ ...newest, domain: ".us" }),
    ]);
    expect(abroad.rows.length).toBeGreaterThan(10);
    expect(abroad.rows.length).toBeLessThan(home.rows.length);
  });

  it("changes nothing on a second start", async () => {
    await fill();
    const first = await blogListRepository(database.current.db).list(newest);
    await fill();
    expect(await blogListRepository(database.current.db).list(newest)).toEqual(first);
  });

  it("leaves a database alone that holds anything", async () => {
    await aCategory(database.current.db, "Ours");
    await aBlog(database.current.db, { slug: "ours" });
    await fill();
    const { rows } = await blogListRepository(database.current.db).list(newest);
    expect(rows.map(({ slug }) => slug)).toEqual(["ours"]);
  });
});
