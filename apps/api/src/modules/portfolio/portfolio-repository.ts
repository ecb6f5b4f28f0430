import type { ChosenAudiences } from "@callboard/contracts/audience";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/application.ts";
import { events, isPublic } from "../../db/schema/event.ts";
import { profiles } from "../../db/schema/profile.ts";

type ProfileRow = typeof profiles.$inferSelect;

/** Artists' profiles, as far as their portfolios need them. */
export function portfolioRepository(db: Db) {
  /** Somebody's artist profile, held until the transaction ends; null before it is claimed. */
  async function hold(userId: number): Promise<ProfileRow | null> {
    const isOwn = and(eq(profiles.user_id, userId), eq(profiles.kind, "artist"));
    const [row] = await db.select().from(profiles).where(isOwn).for("update");
    return row ?? null;
  }

  async function idOf(userId: number): Promise<number | null> {
    const isOwn = and(eq(profiles.user_id, userId), eq(profiles.kind, "artist"));
    const [row] = await db.select({ id: profiles.id }).from(profiles).where(isOwn);
    return row?.id ?? null;
  }

  /** Fields that are not named keep their audience. */
  async function changeAudiences(id: number, changed: ChosenAudiences): Promise<void> {
    const audiences = sql`${profiles.audiences} || ${JSON.stringify(changed)}::jsonb`;
    await db.update(profiles).set({ audiences }).where(eq(profiles.id, id));
  }

  /** True where somebody has applied, with their profile, for a public call of one of the accounts. */
  async function hasApplied(userId: number, posterIds: number[]): Promise<boolean> {
    const [row] = await db
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(events, eq(events.id, applications.event_id))
      .where(
        and(
          ...[eq(applications.user_id, userId), applications.shares_profile],
          ...[inArray(events.user_id, posterIds), eq(events.kind, "event"), isPublic],
        ),
      )
      .limit(1);
    return row !== undefined;
  }

  return { hold, idOf, changeAudiences, hasApplied };
}
