import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { artistDetails, isPublicProfile, profiles } from "../../db/schema/profile.ts";
import { headshotRepository } from "../portfolio/headshot-repository.ts";
import { resumeRepository } from "../portfolio/resume-repository.ts";
import { profileSlugRepository } from "../profile-address/profile-slug-repository.ts";
import type { ProfileKind } from "./profile-repository.ts";
import type { WholeProfile } from "./seen-profile.ts";

/** Whole profiles: who reads them is to see no more than `seenProfile` leaves. */
export function profileViewRepository(db: Db) {
  async function find(condition: SQL | undefined): Promise<WholeProfile | null> {
    const [row] = await db
      .select({ profile: profiles, name: users.name, details: artistDetails })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.user_id))
      .leftJoin(artistDetails, eq(artistDetails.profile_id, profiles.id))
      .where(condition);
    if (!row) return null;
    const [headshots, resume] = await Promise.all([
      headshotRepository(db).list(row.profile.id),
      resumeRepository(db).get(row.profile),
    ]);
    return { ...row, headshots, resume };
  }

  /** One that is public, by its number, its slug or one that it had before. */
  const getPublic = (kind: ProfileKind, address: number | string) => {
    const isIt =
      typeof address === "number"
        ? eq(profiles.id, address)
        : profileSlugRepository(db).leadsHere(kind, address);
    return find(and(isPublicProfile, eq(profiles.kind, kind), isIt));
  };

  /** Somebody's own artist profile, whatever became of it. */
  const getOwn = (userId: number) => find(and(eq(profiles.user_id, userId), eq(profiles.kind, "artist")));

  /** The same as long as it is public. */
  const getPublicOf = (userId: number) =>
    find(and(isPublicProfile, eq(profiles.user_id, userId), eq(profiles.kind, "artist")));

  const get = (id: number) => find(eq(profiles.id, id));

  return { getPublic, getPublicOf, getOwn, get };
}
