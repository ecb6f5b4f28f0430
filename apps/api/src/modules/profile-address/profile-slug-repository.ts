import { createHash } from "node:crypto";
import { profileSlugLimits } from "@callboard/contracts/profile-slug";
import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { isPublicProfile, profileSlugs, profiles } from "../../db/schema/profile.ts";
import { RepositoryError } from "../../repository-error.ts";
import type { ProfileKind } from "../profile/profile-repository.ts";

type OfKind = { kind: ProfileKind; slug: string };
type Profile = { id: number; kind: ProfileKind };

/** What stays of a slug once its profile is erased: no chosen one has a colon in it. */
const erasedKey = ({ kind, slug }: OfKind) =>
  `erased:${createHash("sha256").update(`${kind} ${slug}`).digest("base64url")}`;

/** The slugs that profiles have and had. What a profile once had, no other one gets. */
export function profileSlugRepository(db: Db) {
  const { kind, slug, profile_id, chosen_at } = profileSlugs;

  /** True of the profile that a slug of this kind leads to. */
  const leadsHere = (of: ProfileKind, asked: string): SQL =>
    inArray(
      profiles.id,
      db
        .select({ id: sql<number>`${profile_id}` })
        .from(profileSlugs)
        .where(and(eq(kind, of), eq(slug, asked))),
    );

  /** Those of a profile, the last chosen first. */
  async function listOf(profileId: number): Promise<string[]> {
    const rows = await db
      .select({ slug })
      .from(profileSlugs)
      .where(eq(profile_id, profileId))
      .orderBy(desc(chosen_at), desc(slug))
      .limit(profileSlugLimits.kept);
    return rows.map((row) => row.slug);
  }

  /** True where everybody sees that somebody has it, or had it. */
  async function isSeen(asked: OfKind): Promise<boolean> {
    const isIt = and(leadsHere(asked.kind, asked.slug), isPublicProfile);
    return (await db.$count(profiles, isIt)) > 0;
  }

  /** The first of some slugs that nobody has or had; null where there is none. */
  async function firstFree(of: ProfileKind, candidates: string[]): Promise<string | null> {
    const keys = candidates.flatMap((name) => [name, erasedKey({ kind: of, slug: name })]);
    const rows = await db
      .select({ slug })
      .from(profileSlugs)
      .where(and(eq(kind, of), inArray(slug, keys)));
    const taken = new Set(rows.map((row) => row.slug));
    const isFree = (name: string) => !taken.has(name) && !taken.has(erasedKey({ kind: of, slug: name }));
    return candidates.find(isFree) ?? null;
  }

  /**
   * Gives a profile that is held a slug: a new one, or one of its own. Of two who ask at once one gets it. Throws RepositoryError.
   * Works inside a transaction.
   */
  async function choose(profile: Profile, chosen: string, changes: string[], now: Date): Promise<void> {
    const row = { kind: profile.kind, slug: chosen, profile_id: profile.id, chosen_at: now };
    const [written] = await db
      .insert(profileSlugs)
      .values(row)
      .onConflictDoUpdate({
        target: [kind, slug],
        set: { chosen_at: now },
        setWhere: eq(profile_id, profile.id),
      })
      .returning({ slug });
    if (!written) throw new RepositoryError("profile_slug_taken");
    // Asked after the row is there: an erasure that was under way has ended by now.
    const isErased = await db.$count(profileSlugs, and(eq(kind, row.kind), eq(slug, erasedKey(row))));
    if (isErased > 0) throw new RepositoryError("profile_slug_taken");
    await db.update(profiles).set({ slug: chosen, slug_changes: changes }).where(eq(profiles.id, profile.id));
  }

  /** Leaves hashes of the slugs of erased profiles, without whose they were. */
  async function erase(profileIds: number[]): Promise<void> {
    const rows = await db.delete(profileSlugs).where(inArray(profile_id, profileIds)).returning();
    if (rows.length === 0) return;
    const nobody = { profile_id: null, chosen_at: new Date(0) };
    await db
      .insert(profileSlugs)
      .values(rows.map((row) => ({ ...nobody, kind: row.kind, slug: erasedKey(row) })))
      .onConflictDoNothing();
  }

  /** Somebody's profile of a kind, held until the transaction ends; null before it is claimed. */
  async function hold(userId: number, of: ProfileKind) {
    const isOwn = and(eq(profiles.user_id, userId), eq(profiles.kind, of));
    const [row] = await db.select().from(profiles).where(isOwn).for("update");
    return row ?? null;
  }

  const profilesOf = (userId: number) => db.select().from(profiles).where(eq(profiles.user_id, userId));

  return { leadsHere, listOf, isSeen, firstFree, choose, erase, hold, profilesOf };
}
