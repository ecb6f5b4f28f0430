import type { ListFields, ListName } from "@callboard/contracts/site-list";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { asc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { articles } from "../../db/schema/article.ts";
import { blogs } from "../../db/schema/blog.ts";
import { categories, categoryCounts } from "../../db/schema/category.ts";
import { events } from "../../db/schema/event.ts";
import { eventCategories } from "../../db/schema/event-category.ts";
import { cities, professions } from "../../db/schema/reference.ts";
import { takenConstraint } from "../../db/unique-violation.ts";
import { RepositoryError } from "../../repository-error.ts";

type OrderedName = Extract<ListName, "category" | "event_category" | "profession" | "city">;
export type StoredEntry<Name extends ListName> = { id: number; fields: ListFields<Name>; is_used: boolean };

const tables = {
  category: categories,
  event_category: eventCategories,
  profession: professions,
  city: cities,
} as const satisfies Record<OrderedName, unknown>;

/** Runs a write. Throws RepositoryError where another entry has the name. */
async function unlessTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw takenConstraint(error) ? new RepositoryError("list_name_taken") : error;
  }
}

/** A list whose entries have a position. */
export function orderedListRepository<Name extends OrderedName>(db: Db, name: Name) {
  // All of them have these three columns, and the others that the form of their list names.
  const table = tables[name] as unknown as typeof professions;

  /** True where a row has the entry: all are looked at once, and not once for each entry. */
  const isIn = (of: typeof blogs | typeof articles | typeof events) =>
    inArray(table.id, db.selectDistinct({ id: of.category_id }).from(of).where(isNotNull(of.category_id)));
  const usedBy: Record<OrderedName, SQL> = {
    category: sql`${isIn(blogs)} or ${isIn(articles)}`,
    event_category: isIn(events),
    profession: sql`false`,
    city: sql`false`,
  };

  async function list(): Promise<StoredEntry<Name>[]> {
    const rows = await db
      .select({ row: table, is_used: sql<boolean>`(${usedBy[name]})` })
      .from(table)
      .orderBy(asc(table.position), asc(table.id))
      .limit(staffLimits.siteListMax);
    return rows.map(({ row: { id, position: _, ...fields }, is_used }) => ({
      id,
      fields: fields as unknown as ListFields<Name>,
      is_used,
    }));
  }

  /** Adds an entry at the end. Throws RepositoryError. */
  async function create(fields: ListFields<Name>): Promise<number> {
    const position = sql<number>`(select coalesce(max(${table.position}), -1) + 1 from ${table})`;
    const values = { ...fields, position } as unknown as typeof professions.$inferInsert;
    const [row] = await unlessTaken(() => db.insert(table).values(values).returning({ id: table.id }));
    if (!row) throw new Error("The database returned no id");
    return row.id;
  }

  /** False where there is no such entry. Throws RepositoryError. */
  async function update(id: number, fields: ListFields<Name>): Promise<boolean> {
    const rows = await unlessTaken(() =>
      db
        .update(table)
        .set(fields as unknown as { name: string })
        .where(eq(table.id, id))
        .returning({ id: table.id }),
    );
    return rows.length > 0;
  }

  /** Removes an entry that nothing uses. */
  async function remove(id: number): Promise<void> {
    if (name === "category") await db.delete(categoryCounts).where(eq(categoryCounts.category_id, id));
    await db.delete(table).where(eq(table.id, id));
  }

  async function order(ids: number[]): Promise<void> {
    for (const [position, id] of ids.entries())
      await db.update(table).set({ position }).where(eq(table.id, id));
  }

  return { list, create, update, remove, order };
}
