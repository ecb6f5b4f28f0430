import type { Headshot } from "@callboard/contracts/headshot";
import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { and, asc, eq, inArray, max } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { headshots, profiles } from "../../db/schema/profile.ts";

type NewHeadshot = Omit<typeof headshots.$inferInsert, "id" | "position">;

const shown = { id: headshots.id, address: headshots.address, alt: headshots.alt };

/** Portraits of artists. The first one is the main one, and the profile's photo. */
export function headshotRepository(db: Db) {
  const of = (profileId: number, id: number) =>
    and(eq(headshots.profile_id, profileId), eq(headshots.id, id));

  function list(profileId: number): Promise<Headshot[]> {
    return db
      .select(shown)
      .from(headshots)
      .where(eq(headshots.profile_id, profileId))
      .orderBy(asc(headshots.position), asc(headshots.id))
      .limit(portfolioLimits.headshotsMax);
  }

  /** The one that a form with this hash was stored as before; null for none. */
  async function findByForm(profileId: number, formHash: string): Promise<Headshot | null> {
    const isSame = and(eq(headshots.profile_id, profileId), eq(headshots.form_hash, formHash));
    const [row] = await db.select(shown).from(headshots).where(isSame);
    return row ?? null;
  }

  const countOf = (profileId: number) => db.$count(headshots, eq(headshots.profile_id, profileId));

  /** Adds one behind the others. Works inside a transaction that holds the profile. */
  async function create(input: NewHeadshot): Promise<void> {
    const [{ last } = { last: null }] = await db
      .select({ last: max(headshots.position) })
      .from(headshots)
      .where(eq(headshots.profile_id, input.profile_id));
    await db.insert(headshots).values({ ...input, position: (last ?? -1) + 1 });
    await keepMain(input.profile_id);
  }

  /** False where the profile has no such headshot. */
  async function describe(profileId: number, id: number, alt: string): Promise<boolean> {
    const rows = await db.update(headshots).set({ alt }).where(of(profileId, id)).returning();
    return rows.length > 0;
  }

  /** Works inside a transaction that holds the profile. */
  async function order(profileId: number, ids: number[]): Promise<void> {
    for (const [position, id] of ids.entries()) {
      await db.update(headshots).set({ position }).where(of(profileId, id));
    }
    await keepMain(profileId);
  }

  /** Gives its address, or null where the profile has no such headshot. Works inside a transaction that holds the profile. */
  async function remove(profileId: number, id: number): Promise<string | null> {
    const [row] = await db.delete(headshots).where(of(profileId, id)).returning();
    if (row) await keepMain(profileId);
    return row?.address ?? null;
  }

  /** Deletes those of several profiles, and gives their addresses. */
  async function removeAll(profileIds: number[]): Promise<string[]> {
    const rows = await db.delete(headshots).where(inArray(headshots.profile_id, profileIds)).returning();
    return rows.map(({ address }) => address);
  }

  async function keepMain(profileId: number): Promise<void> {
    const [main] = await list(profileId);
    await db
      .update(profiles)
      .set({ photo: main?.address ?? null })
      .where(eq(profiles.id, profileId));
  }

  return { list, findByForm, countOf, create, describe, order, remove, removeAll };
}
