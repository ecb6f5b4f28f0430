import type { ProfileAddress } from "@callboard/contracts/profile-address";
import { slugCandidates, slugOfName } from "@callboard/contracts/slug-of-name";
import type { Db } from "../../db/client.ts";
import type { profiles } from "../../db/schema/profile.ts";
import { userRepository } from "../account/user-repository.ts";
import { profileSlugRepository } from "./profile-slug-repository.ts";
import { lockedUntil } from "./slug-changes.ts";

/** How many people of one name are told from each other by a number. */
const candidates = 50;

type Addresses = Record<"artist" | "agency", ProfileAddress | null>;

/** The addresses of somebody's profiles. */
export async function showAddresses(db: Db, userId: number, now: Date): Promise<Addresses> {
  const slugs = profileSlugRepository(db);
  const user = await userRepository(db).get(userId);

  async function show(profile: typeof profiles.$inferSelect): Promise<ProfileAddress> {
    const { id, kind, slug, slug_changes } = profile;
    const wished = slugOfName(user?.name ?? "", `${kind}-${id}`);
    const proposal = slug === null ? await slugs.firstFree(kind, slugCandidates(wished, candidates)) : null;
    const former = (await slugs.listOf(id)).filter((name) => name !== slug);
    const locked_until = lockedUntil(slug_changes, now)?.toISOString() ?? null;
    return { id, slug, proposal, former, locked_until };
  }

  const addresses: Addresses = { artist: null, agency: null };
  for (const profile of await slugs.profilesOf(userId)) addresses[profile.kind] = await show(profile);
  return addresses;
}
