import type { PublicProfile } from "@callboard/contracts/profile";
import { uploadLimits } from "@callboard/contracts/upload-limits";
import { playPassOf } from "../../session/play-pass.ts";
import type { Context } from "../context.ts";

const { addressLife } = uploadLimits;

/**
 * A profile whose uploaded clips the session plays, for one to two hours: as long as the same pass is given, a player goes on where the profile is asked
 * for again.
 */
export function withClipPasses<Profile extends PublicProfile | null>(
  profile: Profile,
  sid: string,
  { sessions }: Context,
): Profile {
  if (!profile) return profile;
  const until = (Math.floor(sessions.clock().getTime() / addressLife) + 2) * addressLife;
  const clips = profile.clips.map((clip) => {
    if (!clip.file) return clip;
    const pass = playPassOf({ sid, file: `clip ${clip.file.key}` }, until, sessions.keys);
    return { ...clip, file: { ...clip.file, pass } };
  });
  return { ...profile, clips };
}
