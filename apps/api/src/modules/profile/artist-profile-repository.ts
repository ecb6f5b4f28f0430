import type { CreateArtistProfileInput } from "@callboard/contracts/artist-profile";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { artistDetails, profiles } from "../../db/schema/profile.ts";
import { portfolioRepository } from "../portfolio/portfolio-repository.ts";
import { resumeRepository } from "../portfolio/resume-repository.ts";
import { profileAnnouncementRepository } from "./profile-announcement-repository.ts";
import { profileRepository } from "./profile-repository.ts";
import { profileIndexRepository } from "./search/profile-index-repository.ts";

type Claim = CreateArtistProfileInput;

/** Artists' profiles with all their fields: for their owners alone. */
export function artistProfileRepository(db: Db) {
  async function get(
    userId: number,
  ): Promise<(CreateArtistProfileInput & { id: number; slug: string | null }) | null> {
    const [row] = await db
      .select()
      .from(profiles)
      .innerJoin(artistDetails, eq(artistDetails.profile_id, profiles.id))
      .where(and(eq(profiles.user_id, userId), eq(profiles.kind, "artist")));
    if (!row) return null;
    const fields = { ...row.artist_details, ...row.profiles, year: String(row.profiles.project_year) };
    // The choices among them were on their lists when they were claimed.
    return fields as typeof fields & CreateArtistProfileInput;
  }

  /** Writes somebody's profile, in place of the one they had. Each table takes the fields that it has columns for. */
  function claim(userId: number, input: Claim, now: Date): Promise<void> {
    return db.transaction(async (tx) => {
      const row = { ...input, user_id: userId, kind: "artist" as const, project_year: Number(input.year) };
      const before = await portfolioRepository(tx).hold(userId);
      const { id } = await profileRepository(tx).claim(row, now);
      const details = { ...input, profile_id: id };
      const target = artistDetails.profile_id;
      await tx.insert(artistDetails).values(details).onConflictDoUpdate({ target, set: details });
      if (before) await resumeRepository(tx).claim(id, before, row, now);
      await profileIndexRepository(tx).change(id, now);
      await profileAnnouncementRepository(tx).announce([id], now);
    });
  }

  return { get, claim };
}
