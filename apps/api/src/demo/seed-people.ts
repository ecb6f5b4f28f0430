import { randomBytes } from "node:crypto";
import { publicationDate, yearBefore } from "@callboard/demo/dates";
import { type DemoAgency, demoAgencies } from "@callboard/demo/people/agencies";
import { type DemoArtist, demoArtists } from "@callboard/demo/people/artists";
import { demoAgencyAccount, demoArtistAccount, demoPassword } from "@callboard/demo/people/demo-accounts";
import { portraitName } from "@callboard/demo/people/portrait-name";
import { agencyProfileInput, artistProfileInput } from "@callboard/demo/people/profile-input";
import { resumeInput } from "@callboard/demo/people/resume-input";
import type { DemoPerson } from "@callboard/demo/pledges";
import type { Db } from "../db/client.ts";
import { hashPassword } from "../modules/account/password-hash.ts";
import { userRepository } from "../modules/account/user-repository.ts";
import { headshotRepository } from "../modules/portfolio/headshot-repository.ts";
import { portfolioRepository } from "../modules/portfolio/portfolio-repository.ts";
import { resumeRepository } from "../modules/portfolio/resume-repository.ts";
import { agencyProfileRepository } from "../modules/profile/agency-profile-repository.ts";
import { artistProfileRepository } from "../modules/profile/artist-profile-repository.ts";
import { profileIndexRepository } from "../modules/profile/search/profile-index-repository.ts";

type Filling = { db: Db; now: Date; imageOf: (name: string) => string | null };

/** Numbers that are reserved for fiction, so they belong to nobody. */
const phoneOf = (index: number) => `+4477009${String(index).padStart(5, "0")}`;

/** Who has an account, by username. */
export type DemoPeople = ReadonlyMap<string, DemoPerson>;

/** The accounts that anybody may try, and the profiles of the directory, whose accounts nobody can open. */
export async function seedPeople({ db, now, imageOf }: Filling): Promise<DemoPeople> {
  const [open, closed] = await Promise.all([
    hashPassword(demoPassword),
    hashPassword(randomBytes(32).toString("base64url")),
  ]);
  const artists = [demoArtistAccount, ...demoArtists];
  const agencies = [demoAgencyAccount, ...demoAgencies];
  const tried = new Set([demoArtistAccount.username, demoAgencyAccount.username]);
  const people = new Map<string, DemoPerson>();

  async function account({ username, name, days_ago }: DemoArtist | DemoAgency) {
    const created_at = publicationDate(now, username, days_ago);
    // People are there for a while before they claim a profile: some of their calls are older.
    const joined = yearBefore(created_at);
    const { id } = await userRepository(db).create({
      ...{ username, name, email: `${username}@example.com`, phone: phoneOf(people.size) },
      password_hash: tried.has(username) ? open : closed,
      ...{ phone_verified_at: joined, created_at: joined },
    });
    const photo = imageOf(portraitName(username));
    people.set(username, { id, username, name });
    return { id, created_at, photo };
  }

  async function portrait(userId: number, address: string, name: string, created_at: Date) {
    const profile_id = await portfolioRepository(db).idOf(userId);
    if (profile_id === null) return;
    const described = { address, alt: `Portrait of ${name}`, form_hash: "" };
    await headshotRepository(db).create({ ...described, profile_id, created_at });
  }

  /** Those whose accounts nobody can open have a résumé, and say how old they can look. */
  async function resume(userId: number, artist: DemoArtist, created_at: Date) {
    const profile = tried.has(artist.username) ? null : await portfolioRepository(db).hold(userId);
    if (!profile) return;
    const resumes = resumeRepository(db);
    const claimed = await resumes.get(profile);
    await resumes.save(profile.id, { ...claimed, ...resumeInput(artist) }, created_at);
    await portfolioRepository(db).changeAudiences(profile.id, { age_range: "public" });
    await profileIndexRepository(db).change(profile.id, created_at);
  }

  for (const artist of artists) {
    const { id, created_at, photo } = await account(artist);
    await artistProfileRepository(db).claim(id, artistProfileInput(artist, now), created_at);
    if (photo) await portrait(id, photo, artist.name, created_at);
    await resume(id, artist, created_at);
  }
  for (const agency of agencies) {
    const { id, created_at, photo } = await account(agency);
    await agencyProfileRepository(db).claim(id, { ...agencyProfileInput(agency, now), photo }, created_at);
  }
  return people;
}
