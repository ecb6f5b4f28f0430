import { knownCities } from "@callboard/contracts/city-zones";
import type { Db } from "../../db/client.ts";
import { eventCategoryRepository } from "../event-category/event-category-repository.ts";
import { defaultEventCategories, defaultProfessions } from "./default-lists.ts";
import { cityRepository, professionRepository } from "./reference-repository.ts";

const first = { page: 1, limit: 1 };

/**
 * Gives the lists that forms choose from their first content, each where it is empty: without them nobody could claim a
 * profile or post an event. What an operator has made of a list stays.
 */
export async function fillReference(db: Db): Promise<void> {
  const [professions, cities, categories] = [
    professionRepository(db),
    cityRepository(db),
    eventCategoryRepository(db),
  ];
  if ((await professions.list(first)).rows.length === 0) await professions.createMany(defaultProfessions);
  if ((await cities.list(first)).rows.length === 0) await cities.createMany(knownCities);
  if ((await categories.list(first)).rows.length === 0) await categories.createMany(defaultEventCategories);
}
