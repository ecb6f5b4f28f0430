import type { ProfileListQuery } from "@callboard/contracts/directory";
import type { ProfileSummary } from "@callboard/contracts/profile";
import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { type Page, readPage } from "../../db/page.ts";
import { users } from "../../db/schema/account.ts";
import { profiles } from "../../db/schema/profile.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { type DirectoryRow, profileSearchRepository } from "./search/profile-search-repository.ts";
import { seenSummary } from "./seen-profile.ts";

export type ProfileKind = ProfileSummary["kind"];
export type ClaimProfileInput = Omit<
  typeof profiles.$inferInsert,
  | "id"
  | "created_at"
  | "updated_at"
  | "first_public_at"
  | "visibility"
  | "audiences"
  | "slug"
  | "slug_changes"
>;

const summary = {
  id: profiles.id,
  slug: profiles.slug,
  kind: profiles.kind,
  name: users.name,
  profession: profiles.profession,
  present_city: profiles.present_city,
  photo: profiles.photo,
  audiences: profiles.audiences,
};

/** Claimed profiles, as far as everybody may read them. */
export function profileRepository(db: Db) {
  /** Those of a selection, newest first. */
  async function list({ sort, ...query }: ProfileListQuery): Promise<Page<ProfileSummary>> {
    const { page: _page, limit: _limit, cursor: _cursor, ...selection } = query;
    const keyOf = ({ value, id }: DirectoryRow) => ({ value: value.getTime(), id });
    const { rows, pagination } = await readPage(
      query,
      JSON.stringify(["profiles", sort, ...Object.entries(selection).sort()]),
      keyOf,
      (window) => profileSearchRepository(db).list(selection, sort, window),
    );
    const shown = await summariesOf(rows.map(({ id }) => id));
    return { rows: rows.flatMap(({ id }) => shown.get(id) ?? []), pagination };
  }

  /** Of profiles that a list has found, by id: public ones. */
  async function summariesOf(ids: number[]): Promise<Map<number, ProfileSummary>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select(summary)
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.user_id))
      .where(inArray(profiles.id, ids));
    return new Map(rows.map((row) => [row.id, seenSummary(row, "public")]));
  }

  /** Writes the public part of somebody's profile, in place of the one they had of this kind. Works inside a transaction. */
  async function claim(input: ClaimProfileInput, now: Date): Promise<{ id: number }> {
    const isSuspended = await suspensionRepository(db).isSuspended(input.user_id);
    const visibility = isSuspended ? ("suspended" as const) : ("public" as const);
    const [claimed] = await db
      .insert(profiles)
      .values({ ...input, visibility, created_at: now, updated_at: now })
      .onConflictDoUpdate({
        target: [profiles.user_id, profiles.kind],
        set: { ...input, updated_at: now },
      })
      .returning({ id: profiles.id });
    if (!claimed) throw new Error("The database returned no id");
    return claimed;
  }

  async function isClaimedBy(userId: number): Promise<boolean> {
    return (await db.$count(profiles, eq(profiles.user_id, userId))) > 0;
  }

  return { list, summariesOf, claim, isClaimedBy };
}
