import type { CreateAgencyProfileInput } from "@callboard/contracts/agency-profile";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { agencyDetails, profiles } from "../../db/schema/profile.ts";
import { profileAnnouncementRepository } from "./profile-announcement-repository.ts";
import { profileRepository } from "./profile-repository.ts";
import { profileIndexRepository } from "./search/profile-index-repository.ts";

type Claim = CreateAgencyProfileInput & { photo?: string | null };

/** Agencies' profiles with all their fields: for their owners alone. */
export function agencyProfileRepository(db: Db) {
  async function get(
    userId: number,
  ): Promise<(CreateAgencyProfileInput & { id: number; slug: string | null }) | null> {
    const [row] = await db
      .select()
      .from(profiles)
      .innerJoin(agencyDetails, eq(agencyDetails.profile_id, profiles.id))
      .where(and(eq(profiles.user_id, userId), eq(profiles.kind, "agency")));
    if (!row) return null;
    const { website_address, facebook_address, youtube_address } = row.profiles;
    const addresses = {
      website_address: website_address ?? "",
      facebook_address: facebook_address ?? "",
      youtube_address: youtube_address ?? "",
    };
    return { ...row.agency_details, ...row.profiles, ...addresses };
  }

  /** Writes somebody's profile, in place of the one they had. Each table takes the fields that it has columns for. */
  function claim(userId: number, input: Claim, now: Date): Promise<void> {
    return db.transaction(async (tx) => {
      const experience = inWords(input.years_of_experience);
      const row = { ...input, user_id: userId, kind: "agency" as const, experience };
      const { id } = await profileRepository(tx).claim(row, now);
      const details = { ...input, profile_id: id };
      const target = agencyDetails.profile_id;
      await tx.insert(agencyDetails).values(details).onConflictDoUpdate({ target, set: details });
      await profileIndexRepository(tx).change(id, now);
      await profileAnnouncementRepository(tx).announce([id], now);
    });
  }

  return { get, claim };
}

/** In the form in which artists choose theirs. */
function inWords(years: number): string {
  return `${years} ${years === 1 ? "Year" : "Years"}`;
}
