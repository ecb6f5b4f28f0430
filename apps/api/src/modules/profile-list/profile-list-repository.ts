import { nameKey } from "@callboard/contracts/identifier";
import type { ProfileList } from "@callboard/contracts/profile-list";
import { profileListLimits } from "@callboard/contracts/profile-list-limits";
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { profileListEntries, profileLists } from "../../db/schema/profile-list.ts";

const { id, user_id, name, name_key, created_at, removed_at } = profileLists;
const isActive = isNull(removed_at);
const own = (userId: number, listId: number) => and(eq(id, listId), eq(user_id, userId));

/** The lists of profiles that people keep. */
export function profileListRepository(db: Db) {
  async function select(condition: SQL | undefined, profileId: number | undefined): Promise<ProfileList[]> {
    const hasProfile = sql`coalesce(bool_or(${profileListEntries.profile_id} = ${profileId ?? null}::bigint), false)`;
    const rows = await db
      .select({
        ...{ id, name, created_at, count: count(profileListEntries.id) },
        has_profile: hasProfile.mapWith(Boolean),
      })
      .from(profileLists)
      .leftJoin(profileListEntries, eq(profileListEntries.list_id, id))
      .where(and(condition, isActive))
      .groupBy(id)
      .orderBy(desc(id))
      .limit(profileListLimits.listsMax);
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  }

  /** An account's own, the newest first. */
  const list = (userId: number, profileId?: number) => select(eq(user_id, userId), profileId);

  async function get(userId: number, listId: number): Promise<ProfileList | null> {
    const [found] = await select(own(userId, listId), undefined);
    return found ?? null;
  }

  /** Holds a list until the transaction ends, so that what is added is counted one after the other. False for none of theirs. */
  async function hold(userId: number, listId: number): Promise<boolean> {
    const isIt = and(own(userId, listId), isActive);
    return (await db.select({ id }).from(profileLists).where(isIt).for("no key update")).length > 0;
  }

  /** How many an account has, and how many there are with those that it has deleted a moment ago. */
  async function countOf(userId: number): Promise<{ active: number; stored: number }> {
    const active = sql<number>`count(*) filter (where ${isActive})`.mapWith(Number);
    const [row] = await db.select({ active, stored: count() }).from(profileLists).where(eq(user_id, userId));
    return row ?? { active: 0, stored: 0 };
  }

  /** Whether another list of the account than `exceptId` has a name, in whatever case. */
  async function isNameTaken(userId: number, text: string, exceptId = 0): Promise<boolean> {
    const isSame = and(eq(user_id, userId), eq(name_key, nameKey(text)), isActive, ne(id, exceptId));
    return (await db.$count(profileLists, isSame)) > 0;
  }

  async function create(userId: number, text: string, now: Date): Promise<number> {
    const row = { user_id: userId, name: text, name_key: nameKey(text), created_at: now };
    const [created] = await db.insert(profileLists).values(row).returning({ id });
    if (!created) throw new Error("The database returned no list");
    return created.id;
  }

  const change = async (condition: SQL | undefined, values: Partial<typeof profileLists.$inferInsert>) =>
    (await db.update(profileLists).set(values).where(condition).returning({ id })).length > 0;

  /** False for one that is not theirs, here and below. */
  const rename = (userId: number, listId: number, text: string) =>
    change(and(own(userId, listId), isActive), { name: text, name_key: nameKey(text) });
  const remove = (userId: number, listId: number, now: Date) =>
    change(and(own(userId, listId), isActive), { removed_at: now });
  const restore = (userId: number, listId: number) => change(own(userId, listId), { removed_at: null });

  /** The name of a list that was deleted a moment ago; null where there is none. */
  async function removedName(userId: number, listId: number, now: Date): Promise<string | null> {
    const isRecent = gt(removed_at, addMs(now, -profileListLimits.undoFor));
    const [row] = await db
      .select({ name })
      .from(profileLists)
      .where(and(own(userId, listId), isRecent));
    return row?.name ?? null;
  }

  /** Deletes for good, some at a time, what nobody can have back any more. */
  async function sweep(now: Date, atOnce = 1_000): Promise<void> {
    const isOld = and(isNotNull(removed_at), lt(removed_at, addMs(now, -profileListLimits.undoFor)));
    const old = db.select({ id }).from(profileLists).where(isOld).limit(atOnce);
    await db.delete(profileLists).where(inArray(id, old));
  }

  return { list, get, hold, countOf, isNameTaken, create, rename, remove, restore, removedName, sweep };
}
