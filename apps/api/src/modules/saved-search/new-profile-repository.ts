import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { profiles } from "../../db/schema/profile.ts";

/** Profiles that are news. */
export function newProfileRepository(db: Db) {
  /** A profile as it is told of; until the transaction ends nobody hides it. Null for none. */
  async function get(profileId: number) {
    const { id, user_id, kind, slug, visibility, first_public_at } = profiles;
    const [profile] = await db
      .select({ id, user_id, kind, slug, visibility, first_public_at })
      .from(profiles)
      .where(eq(id, profileId))
      .for("no key update");
    if (!profile) return null;
    const [owner] = await db.select({ name: users.name }).from(users).where(eq(users.id, profile.user_id));
    return { ...profile, name: owner?.name ?? "" };
  }

  return { get };
}
