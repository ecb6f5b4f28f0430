import type { EventCategory } from "@callboard/contracts/event";
import type { Db } from "../../db/client.ts";
import { eventCategories } from "../../db/event-schema.ts";
import { behind, inOrder, type Page, type PageQuery, readPage, type Slice } from "../../db/page.ts";

/** What kinds of calls there are. */
export function eventCategoryRepository(db: Db) {
  const columns = { value: eventCategories.position, id: eventCategories.id };

  function list(query: PageQuery): Promise<Page<EventCategory>> {
    const read = ({ after, offset, limit }: Slice) =>
      db
        .select()
        .from(eventCategories)
        .where(behind(columns, after))
        .orderBy(...inOrder(columns))
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
