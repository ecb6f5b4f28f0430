import type { City, Reference } from "@callboard/contracts/reference";
import type { Complete } from "../../complete.ts";
import type { Db } from "../../db/client.ts";
import {
  keysetAfter,
  keysetOrder,
  type Page,
  type PageQuery,
  type PageWindow,
  readPage,
} from "../../db/page.ts";
import { cities, professions } from "../../db/schema/reference.ts";
import { cityKey } from "./city-key.ts";

const keyOf = (row: { position: number; id: number }) => ({ value: row.position, id: row.id });

/** What performers do for a living. */
export function professionRepository(db: Db) {
  const columns = { value: professions.position, id: professions.id };

  function list(query: PageQuery): Promise<Page<Reference>> {
    const read = ({ after, offset, limit }: PageWindow) =>
      db
        .select()
        .from(professions)
        .where(keysetAfter(columns, after))
        .orderBy(...keysetOrder(columns))
        .limit(limit)
        .offset(offset);
    return readPage(query, "professions", keyOf, read);
  }

  async function createMany(names: readonly string[]): Promise<void> {
    await db.insert(professions).values(names.map((name, position) => ({ name, position })));
  }

  return { list, createMany };
}

/** The cities that forms offer. */
export function cityRepository(db: Db) {
  const columns = { value: cities.position, id: cities.id };

  function list(query: PageQuery): Promise<Page<City>> {
    const read = ({ after, offset, limit }: PageWindow) =>
      db
        .select()
        .from(cities)
        .where(keysetAfter(columns, after))
        .orderBy(...keysetOrder(columns))
        .limit(limit)
        .offset(offset);
    return readPage(query, "cities", keyOf, read);
  }

  async function createMany(rows: readonly Omit<Complete<City>, "id">[]): Promise<void> {
    await db.insert(cities).values(rows.map((row, position) => ({ ...row, position })));
  }

  /** The IANA time zone of the city of that name, in any case; of the first one where several have it. Null for none. */
  async function timeZoneOf(name: string): Promise<string | null> {
    const rows = await db
      .select({ name: cities.name, time_zone: cities.time_zone })
      .from(cities)
      .orderBy(...keysetOrder(columns));
    return rows.find((row) => cityKey(row.name) === cityKey(name))?.time_zone ?? null;
  }

  return { list, createMany, timeZoneOf };
}
