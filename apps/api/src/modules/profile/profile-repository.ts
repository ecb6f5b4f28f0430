import type { ProfileSummary } from "@callboard/contracts/profile";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import {
  keysetAfter,
  keysetOrder,
  type Page,
  type PageQuery,
  type PageWindow,
  readPage,
} from "../../db/page.ts";
import { users } from "../../db/schema/account.ts";
import { isPublicProfile, profiles } from "../../db/schema/profile.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { seenSummary } from "./seen-profile.ts";

export type ProfileKind = ProfileSummary["kind"];
export type ClaimProfileInput = Omit<
  typeof profiles.$inferInsert,
  "id" | "created_at" | "updated_at" | "visibility" | "audiences"
>;

const summary = {
  id: profiles.id,
  kind: profiles.kind,
  name: users.name,
  profession: profiles.profession,
  present_city: profiles.present_city,
  photo: profiles.photo,
  audiences: profiles.audiences,
};

/** Claimed profiles, as far as everybody may read them. */
export function profileRepository(db: Db) {
  /** Those of a kind, or all, newest first. */
  async function list(query: PageQuery & { kind?: ProfileKind | undefined }): Promise<Page<ProfileSummary>> {
    const columns = { value: profiles.created_at, id: profiles.id };
    const isOfKind = query.kind && eq(profiles.kind, query.kind);
    const read = ({ after, offset, limit }: PageWindow) =>
      db
        .select({ ...summary, created_at: profiles.created_at })
        .from(profiles)
        .innerJoin(users, eq(users.id, profiles.user_id))
        .where(and(isPublicProfile, isOfKind, keysetAfter(columns, after, "DESC")))
        .orderBy(...keysetOrder(columns, "DESC"))
        .limit(limit)
        .offset(offset);
    const keyOf = (row: { created_at: Date; id: number }) => ({
      value: row.created_at.getTime(),
      id: row.id,
    });
    const { rows, pagination } = await readPage(
      query,
      JSON.stringify(["profiles", query.kind ?? null]),
      keyOf,
      read,
    );
    return { rows: rows.map((row) => seenSummary(row, "public")), pagination };
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

  return { list, claim, isClaimedBy };
}
