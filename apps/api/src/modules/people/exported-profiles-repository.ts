import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { clipFiles } from "../../db/schema/clip-file.ts";
import {
  agencyDetails,
  artistDetails,
  headshots,
  profileSlugs,
  profiles,
  resumes,
} from "../../db/schema/profile.ts";

/** Somebody's profiles, with what is private in them. */
export function exportedProfiles(db: Db, userId: number): Record<string, PgSelect> {
  return {
    profiles: db
      .select({ profile: profiles, artist: artistDetails, agency: agencyDetails })
      .from(profiles)
      .leftJoin(artistDetails, eq(artistDetails.profile_id, profiles.id))
      .leftJoin(agencyDetails, eq(agencyDetails.profile_id, profiles.id))
      .where(eq(profiles.user_id, userId))
      .$dynamic(),
    profile_slugs: db
      .select({ kind: profileSlugs.kind, slug: profileSlugs.slug, chosen_at: profileSlugs.chosen_at })
      .from(profileSlugs)
      .innerJoin(profiles, eq(profiles.id, profileSlugs.profile_id))
      .where(eq(profiles.user_id, userId))
      .orderBy(asc(profileSlugs.chosen_at))
      .$dynamic(),
    headshots: db
      .select({ address: headshots.address, alt: headshots.alt, created_at: headshots.created_at })
      .from(headshots)
      .innerJoin(profiles, eq(profiles.id, headshots.profile_id))
      .where(eq(profiles.user_id, userId))
      .orderBy(asc(headshots.position))
      .$dynamic(),
    clip_files: db
      .select({
        ...{ name: clipFiles.name, type: clipFiles.type, size: clipFiles.size },
        ...{ received: clipFiles.received, created_at: clipFiles.created_at },
      })
      .from(clipFiles)
      .where(and(eq(clipFiles.user_id, userId), isNull(clipFiles.discarded_at)))
      .orderBy(desc(clipFiles.created_at))
      .$dynamic(),
    resumes: db
      .select({
        ...{ credits: resumes.credits, training: resumes.training },
        ...{ skills: resumes.skills, languages: resumes.languages, memberships: resumes.memberships },
        ...{
          measurements: resumes.measurements,
          links: resumes.links,
          away: resumes.away,
          clips: resumes.clips,
        },
        updated_at: resumes.updated_at,
      })
      .from(resumes)
      .innerJoin(profiles, eq(profiles.id, resumes.profile_id))
      .where(eq(profiles.user_id, userId))
      .$dynamic(),
  };
}
