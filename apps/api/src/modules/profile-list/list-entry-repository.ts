import type { ListEntriesQuery, ListEntry } from "@callboard/contracts/profile-list";
import { and, desc, eq, isNull, lt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { type Page, type PageWindow, readPage } from "../../db/page.ts";
import { isPublicProfile, profiles } from "../../db/schema/profile.ts";
import { profileListEntries, profileLists } from "../../db/schema/profile-list.ts";
import { profileRepository } from "../profile/profile-repository.ts";

const { id, list_id, profile_id, note, added_at } = profileListEntries;
const isIt = (listId: number, profileId: number) => and(eq(list_id, listId), eq(profile_id, profileId));

/** Who is in the lists that people keep. */
export function listEntryRepository(db: Db) {
  const has = async (listId: number, profileId: number): Promise<boolean> =>
    (await db.$count(profileListEntries, isIt(listId, profileId))) > 0;

  const countOf = (listId: number): Promise<number> => db.$count(profileListEntries, eq(list_id, listId));

  /** True of a profile that everybody sees. Until the transaction ends nobody deletes it. */
  async function isVisible(profileId: number): Promise<boolean> {
    const isShown = and(eq(profiles.id, profileId), isPublicProfile);
    return (await db.select({ id: profiles.id }).from(profiles).where(isShown).for("key share")).length > 0;
  }

  /** For a profile that is not in the list yet. */
  async function create(listId: number, profileId: number, now: Date): Promise<void> {
    await db.insert(profileListEntries).values({ list_id: listId, profile_id: profileId, added_at: now });
  }

  /** Takes a profile out of a list of the account; nothing changes where it is not in one. */
  async function remove(userId: number, listId: number, profileId: number): Promise<void> {
    const isTheirs = eq(list_id, ownList(userId, listId));
    await db.delete(profileListEntries).where(and(isTheirs, eq(profile_id, profileId)));
  }

  const ownList = (userId: number, listId: number) =>
    db
      .select({ id: profileLists.id })
      .from(profileLists)
      .where(
        and(eq(profileLists.id, listId), eq(profileLists.user_id, userId), isNull(profileLists.removed_at)),
      );

  /** Writes the owner's own words about somebody in their list; false where they have none there. */
  async function setNote(
    userId: number,
    { id: listId, profile_id: profileId }: { id: number; profile_id: number },
    text: string,
  ): Promise<boolean> {
    const isTheirs = and(eq(list_id, ownList(userId, listId)), eq(profile_id, profileId));
    const set = db.update(profileListEntries).set({ note: text });
    return (await set.where(isTheirs).returning({ id })).length > 0;
  }

  function read(listId: number, { after, offset, limit }: PageWindow) {
    const isAfter = after ? lt(id, after.id) : undefined;
    return db
      .select({ id, profile_id, note, added_at, public_id: profiles.id })
      .from(profileListEntries)
      .leftJoin(profiles, and(eq(profiles.id, profile_id), isPublicProfile))
      .where(and(eq(list_id, listId), isAfter))
      .orderBy(desc(id))
      .offset(offset)
      .limit(limit);
  }

  /** A page of a list, who was added last first. Of what is not public there is the own note alone. */
  async function list(listId: number, query: ListEntriesQuery): Promise<Page<ListEntry>> {
    const keyOf = (row: { id: number }) => ({ value: row.id, id: row.id });
    const readWindow = (window: PageWindow) => read(listId, window);
    const { rows, pagination } = await readPage(query, JSON.stringify(["list", listId]), keyOf, readWindow);
    const shown = rows.flatMap(({ public_id }) => public_id ?? []);
    const summaries = await profileRepository(db).summariesOf(shown);
    const entries = rows.map(({ public_id, added_at: at, ...row }) => ({
      ...row,
      profile: (public_id !== null && summaries.get(public_id)) || null,
      added_at: at.toISOString(),
    }));
    return { rows: entries, pagination };
  }

  return { has, countOf, isVisible, create, remove, setNote, list };
}
