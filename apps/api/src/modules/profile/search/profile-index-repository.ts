import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { profiles } from "../../../db/schema/profile.ts";
import { searchVector } from "../../../db/search/search-vector.ts";
import { profileViewRepository } from "../profile-view-repository.ts";
import { seenProfile } from "../seen-profile.ts";
import { profileTerms } from "./profile-terms.ts";

/** Profiles of one round. */
const batch = 100;

/** What profiles are found by. Whoever changes what everybody reads of one writes it anew, in the same transaction. */
export function profileIndexRepository(db: Db) {
  async function write(id: number): Promise<void> {
    const whole = await profileViewRepository(db).get(id);
    if (!whole) return;
    const { words, facets, tokens, away } = profileTerms(seenProfile(whole, "public"));
    const search = searchVector({ A: words.join(" "), B: "", C: "", D: "" }, tokens);
    await db.update(profiles).set({ search, facets, public_away: away }).where(eq(profiles.id, id));
  }

  /** After a change that was made at `now`. */
  async function change(id: number, now: Date): Promise<void> {
    await db.update(profiles).set({ updated_at: now }).where(eq(profiles.id, id));
    await write(id);
  }

  async function changeAllOf(userId: number, now: Date): Promise<void> {
    const own = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.user_id, userId));
    for (const { id } of own) await change(id, now);
  }

  /** Writes some of those that have none. False when there was none left. */
  async function fill(): Promise<boolean> {
    const { id, search } = profiles;
    const missing = await db
      .select({ id })
      .from(profiles)
      .where(isNull(search))
      .orderBy(asc(id))
      .limit(batch);
    for (const row of missing) {
      await db.transaction(async (tx) => {
        const isMissing = and(eq(id, row.id), isNull(search));
        const held = await tx.select({ id }).from(profiles).where(isMissing).for("update");
        if (held.length > 0) await profileIndexRepository(tx).write(row.id);
      });
    }
    return missing.length > 0;
  }

  return { write, change, changeAllOf, fill };
}
