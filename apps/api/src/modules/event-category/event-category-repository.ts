import type { EventCategory } from "@callboard/contracts/event";
import type { Db } from "../../db/client.ts";
import {
  keysetAfter,
  keysetOrder,
  type Page,
  type PageQuery,
  type PageWindow,
  readPage,
} from "../../db/page.ts";
import { eventCategories } from "../../db/schema/event-category.ts";

/** What kinds of calls there are. */
export function eventCategoryRepository(db: Db) {
  const columns = { value: eventCategories.position, id: eventCategories.id };

  function list(query: PageQuery): Promise<Page<EventCategory>> {
    const read = ({ after, offset, limit }: PageWindow) =>
      db
        .select()
        .from(eventCategories)
        .where(keysetAfter(columns, after))
        .orderBy(...keysetOrder(columns))
        .limit(limit)
        .offset(offset);
    const keyOf = (row: { position: number; id: number }) => ({ value: row.position, id: row.id });
    return readPage(query, "event categories", keyOf, read);
  }

  /** Writes categories in their order; gives their ids by name. */
  async function createMany(names: readonly string[]): Promise<Map<string, number>> {
    const rows = await db
      .insert(eventCategories)
      .values(names.map((name, position) => ({ name, position })))
      .returning({ id: eventCategories.id, name: eventCategories.name });
    return new Map(rows.map(({ id, name }) => [name, id]));
  }

  return { list, createMany };
}
