import { audiencesOf, type ProfileReader } from "@callboard/contracts/audience";
import type { Portfolio, SeenProfile } from "@callboard/contracts/portfolio";
import type { PublicProfile } from "@callboard/contracts/profile";
import type { Db } from "../../db/client.ts";
import { NotFoundError } from "../../http/errors.ts";
import type { ProfileKind } from "../profile/profile-repository.ts";
import { profileViewRepository } from "../profile/profile-view-repository.ts";
import { seenProfile, type WholeProfile } from "../profile/seen-profile.ts";
import type { Actor } from "../session/session-repository.ts";
import { accountsOf } from "../team/team-policy.ts";
import { portfolioRepository } from "./portfolio-repository.ts";
import { resumeRepository } from "./resume-repository.ts";

/** The own portfolio; null before the artist's profile is claimed. */
export async function showPortfolio(db: Db, userId: number): Promise<Portfolio | null> {
  const whole = await profileViewRepository(db).getOwn(userId);
  if (!whole) return null;
  const { profile, headshots } = whole;
  const resume = await resumeRepository(db).get(profile);
  return { profile_id: profile.id, audiences: audiencesOf(profile.audiences), headshots, resume };
}

/** The own artist profile as one of its readers sees it; null before it is claimed. */
export async function previewProfile(
  db: Db,
  userId: number,
  reader: ProfileReader,
): Promise<PublicProfile | null> {
  const whole = await profileViewRepository(db).getOwn(userId);
  return whole && seenProfile(whole, reader);
}

/** As whom the actor reads a profile; null is who is not signed in. */
export async function readerOf(
  db: Db,
  actor: Actor | null,
  { profile }: WholeProfile,
): Promise<ProfileReader> {
  if (!actor) return "public";
  if (profile.user_id === actor.userId) return "owner";
  const isPoster = await portfolioRepository(db).hasApplied(profile.user_id, accountsOf(actor, "look"));
  return isPoster ? "poster" : "public";
}

/** A public profile as the actor sees it. Throws NotFoundError. */
export async function showSeenProfile(
  db: Db,
  actor: Actor,
  { kind, id }: { kind: ProfileKind; id: number },
): Promise<SeenProfile> {
  const whole = await profileViewRepository(db).getPublic(kind, id);
  if (!whole) throw new NotFoundError();
  const reader = await readerOf(db, actor, whole);
  return { reader, profile: reader === "public" ? null : seenProfile(whole, reader) };
}
