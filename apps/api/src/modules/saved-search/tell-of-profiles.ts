import { profilePath } from "@callboard/contracts/profile-path";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { jobHandler } from "../../jobs/job.ts";
import { newProfileJob, profileAnnouncementRepository } from "../profile/profile-announcement-repository.ts";
import { newProfileRepository } from "./new-profile-repository.ts";
import { type News, type TellingDeps, tellSearchers } from "./tell-searchers.ts";

const payloadSchema = z.object({ profile_id: z.number().int() });

/** A profile that is told of while it is public. One that is hidden by then is new when it comes again. */
async function readNews(tx: Db, id: number): Promise<News | null> {
  const profile = await newProfileRepository(tx).get(id);
  if (!profile?.first_public_at) return null;
  if (profile.visibility !== "public") {
    await profileAnnouncementRepository(tx).forget(id);
    return null;
  }
  const data = { profile_name: profile.name, profile_path: profilePath(profile) };
  return {
    ...{ kind: "profile", id, since: profile.first_public_at, owner: profile.user_id },
    notificationOf: ({ user_id, name }) => ({
      ...{ user_id, kind: "profile_found", key: `search profile ${id}`, profile_id: id },
      data: { ...data, search_name: name },
    }),
  };
}

/** Tells of a new profile those whose saved searches find it. */
export const newProfileHandler = (deps: TellingDeps) =>
  jobHandler(
    newProfileJob,
    payloadSchema,
    ({ payload, signal }) => tellSearchers(deps, (tx) => readNews(tx, payload.profile_id), signal),
    { atOnce: 1 },
  );
