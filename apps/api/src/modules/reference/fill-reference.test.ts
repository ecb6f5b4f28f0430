import { expect, it } from "vitest";
import { startDatabase } from "../../test/database.ts";
import { eventCategoryRepository } from "../event-category/event-category-repository.ts";
import { fillReference } from "./fill-reference.ts";
import { cityRepository, professionRepository } from "./reference-repository.ts";

const database = startDatabase();
const page = { page: 1, limit: 100 };

async function names() {
  const { db } = database.current;
  const lists = [professionRepository(db), cityRepository(db), eventCategoryRepository(db)];
  const pages = await Promise.all(lists.map((list) => list.list(page)));
  return pages.map(({ rows }) => rows.map(({ name }: { name: string }) => name));
}

it("fills the lists that forms choose from, once", async () => {
  await fillReference(database.current.db);
  const filled = await names();
  for (const list of filled) expect(list.length).toBeGreaterThanOrEqual(12);
  expect(filled[0]).toContain("Actor");
  expect(filled[1]).toContain("Mumbai");
  expect(filled[2]).toContain("Theatre");
  await fillReference(database.current.db);
  expect(await names()).toEqual(filled);
});

it("leaves a list alone that holds anything", async () => {
  await professionRepository(database.current.db).createMany(["Puppeteer"]);
  await fillReference(database.current.db);
  const [professions, cities] = await names();
  expect(professions).toEqual(["Puppeteer"]);
  expect(cities?.length).toBeGreaterThan(12);
});
