import { emptyResume, type Resume } from "@callboard/contracts/resume";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { resumes } from "../../db/schema/profile.ts";
import { type ClaimedCredit, creditOf, withClaimedCredit } from "./claimed-credit.ts";

/** 0 before the first one was saved. */
export type SavedResume = Resume & { version: number };
type Claimed = ClaimedCredit & { id: number; kind: "artist" | "agency" };

/** Résumés of artists: until one is saved, it is the credit of the claim. */
export function resumeRepository(db: Db) {
  async function find(profileId: number): Promise<SavedResume | null> {
    const [row] = await db.select().from(resumes).where(eq(resumes.profile_id, profileId));
    if (!row) return null;
    const { profile_id: _id, updated_at: _at, ...resume } = row;
    return resume;
  }

  /** The résumé of a profile. */
  async function get(profile: Claimed): Promise<SavedResume> {
    const saved = profile.kind === "artist" ? await find(profile.id) : null;
    return saved ?? { ...emptyResume, credits: [creditOf(profile)], version: 0 };
  }

  /** Works inside a transaction that holds the profile. */
  async function save(profileId: number, { version, ...resume }: SavedResume, now: Date): Promise<void> {
    const row = { ...resume, version: version + 1, updated_at: now };
    await db
      .insert(resumes)
      .values({ profile_id: profileId, ...row })
      .onConflictDoUpdate({ target: resumes.profile_id, set: row });
  }

  /** Brings the credit of a new claim into a résumé that is saved. Works inside a transaction that holds the profile. */
  async function claim(
    profileId: number,
    before: ClaimedCredit,
    now: ClaimedCredit,
    at: Date,
  ): Promise<void> {
    const saved = await find(profileId);
    if (!saved) return;
    const credits = withClaimedCredit(saved.credits, before, now);
    if (credits !== saved.credits) await save(profileId, { ...saved, credits }, at);
  }

  return { get, save, claim };
}
