import type { CallToInvite } from "@callboard/contracts/call-invitation";
import { callInvitationLimits } from "@callboard/contracts/call-invitation-limits";
import { and, asc, desc, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { events, isPublic } from "../../db/schema/event.ts";
import { isPublicProfile, profiles } from "../../db/schema/profile.ts";
import { callInvitationRepository, stateKey } from "./call-invitation-repository.ts";

/** Whom and to what one can invite. */
export function invitableRepository(db: Db) {
  /** Whose some profiles are that everybody sees, by id. Inside a transaction, `hold` keeps them from being deleted until the end. */
  async function ownersOf(profileIds: number[], hold = false): Promise<Map<number, number>> {
    const found = db
      .select({ id: profiles.id, user_id: profiles.user_id })
      .from(profiles)
      .where(and(inArray(profiles.id, profileIds), isPublicProfile))
      .orderBy(asc(profiles.id));
    const rows = await (hold ? found.for("key share") : found);
    return new Map(rows.map((row) => [row.id, row.user_id]));
  }

  /** The calls of some accounts that everybody sees and that take applications, the newest first, with how an account stands to each. */
  async function listOpen(accountIds: number[], userId: number | null, now: Date): Promise<CallToInvite[]> {
    const { id, title, present_city, start_date } = events;
    const isOpen = and(eq(events.kind, "event"), eq(events.status, "published"), gt(events.apply_until, now));
    const rows = await db
      .select({ id, title, present_city, start_date })
      .from(events)
      .where(and(inArray(events.user_id, accountIds), isPublic, isOpen))
      .orderBy(desc(events.created_at), desc(id))
      .limit(callInvitationLimits.callsMax);
    const ids = rows.map((row) => row.id);
    const states = await callInvitationRepository(db).statesOf(ids, userId === null ? [] : [userId]);
    const stateOf = (eventId: number) =>
      (userId !== null && states.get(stateKey({ event_id: eventId, user_id: userId }))) || null;
    return rows.map((row) => ({ ...row, state: stateOf(row.id) }));
  }

  return { ownersOf, listOpen };
}
