import type { InvitationState } from "@callboard/contracts/audition";
import { auditionLimits } from "@callboard/contracts/audition-limits";
import type { NextAudition } from "@callboard/contracts/next-audition";
import { and, asc, count, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/application.ts";
import { auditionDays, auditionInvitations, auditionSlots } from "../../db/schema/audition.ts";
import type { HeldInvitation, SlotRow } from "./day-repository.ts";

const { id, day_id, application_id, state, slot_id, sequence } = auditionInvitations;
type Left = { state: Exclude<InvitationState, "booked">; message?: string | null; waiting_since?: Date };
/** True of an application that is expected at an audition. */
export const isExpectedSomewhere = (): SQL<boolean> => sql<boolean>`exists (
  select 1 from ${auditionInvitations} join ${auditionDays} on ${auditionDays.id} = ${day_id}
  where ${application_id} = ${applications.id} and ${state} in ('invited', 'booked', 'waiting')
    and ${auditionDays.cancelled_at} is null)`;
/** A day may be over in one time zone and not in another. */
const dayMs = 86_400_000;

/** Invitations to audition days. Writers hold the day. */
export function invitationRepository(db: Db) {
  /** What an invitation is about; null for none. */
  async function termsOf(invitationId: number) {
    const [row] = await db
      .select({ day_id, application_id })
      .from(auditionInvitations)
      .where(eq(id, invitationId));
    return row ?? null;
  }

  /** Invites applications, and again those who were taken off. Gives the rows. */
  async function invite(dayId: number, applicationIds: number[], now: Date) {
    if (applicationIds.length === 0) return [];
    const again = { state: "invited" as const, message: null, sequence: sql`${sequence} + 1` };
    return db
      .insert(auditionInvitations)
      .values(applicationIds.map((each) => ({ day_id: dayId, application_id: each, created_at: now })))
      .onConflictDoUpdate({ target: [day_id, application_id], set: again, setWhere: eq(state, "removed") })
      .returning();
  }

  /** Books somebody for a time. */
  async function book(invitationId: number, slot: SlotRow, shares_phone?: boolean): Promise<void> {
    const held = { held_from: slot.starts_at, held_to: slot.ends_at };
    await db
      .update(auditionInvitations)
      .set({
        ...{ state: "booked", slot_id: slot.id, waiting_since: null, message: null, ...held },
        ...(shares_phone !== undefined && { shares_phone }),
        sequence: sql`${sequence} + 1`,
      })
      .where(eq(id, invitationId));
  }

  /** Takes somebody's time or turn, for whatever they are from now on. */
  async function leave(ids: number[], { message = null, waiting_since, ...to }: Left): Promise<void> {
    if (ids.length === 0) return;
    await db
      .update(auditionInvitations)
      .set({
        ...{ ...to, slot_id: null, message, waiting_since: waiting_since ?? null },
        sequence: sql`${sequence} + 1`,
      })
      .where(inArray(id, ids));
  }

  /** Notes another time, or another place, of those who are booked for a day. */
  async function follow(dayId: number): Promise<void> {
    await db
      .update(auditionInvitations)
      .set({
        ...{ held_from: auditionSlots.starts_at, held_to: auditionSlots.ends_at },
        sequence: sql`${sequence} + 1`,
      })
      .from(auditionSlots)
      .where(and(eq(day_id, dayId), eq(state, "booked"), eq(auditionSlots.id, slot_id)));
  }

  /** Raises the sequence of all who are expected, as of a day that is cancelled. */
  async function raise(invitations: Pick<HeldInvitation, "id">[]): Promise<void> {
    const ids = invitations.map((invitation) => invitation.id);
    if (ids.length === 0) return;
    await db
      .update(auditionInvitations)
      .set({ sequence: sql`${sequence} + 1` })
      .where(inArray(id, ids));
  }

  /** How many are where, by day. */
  async function countsOf(dayIds: number[], without?: number) {
    if (dayIds.length === 0) return [];
    return db
      .select({ day_id, state, count: count() })
      .from(auditionInvitations)
      .where(
        and(
          inArray(day_id, dayIds),
          without === undefined ? undefined : sql`${application_id} <> ${without}`,
        ),
      )
      .groupBy(day_id, state);
  }

  /** The days to which applications are invited, in the order in which they are held. */
  async function daysOf(applicationIds: number[]): Promise<number[]> {
    if (applicationIds.length === 0) return [];
    const rows = await db
      .selectDistinct({ day_id })
      .from(auditionInvitations)
      .where(inArray(application_id, applicationIds))
      .orderBy(asc(day_id))
      .limit(auditionLimits.daysMax * applicationIds.length);
    return rows.map((row) => row.day_id);
  }

  /** Where an application stands with each day of its call. */
  async function listOf(applicationId: number) {
    return db
      .select({ day_id, state, starts_at: auditionSlots.starts_at })
      .from(auditionInvitations)
      .leftJoin(auditionSlots, eq(auditionSlots.id, slot_id))
      .where(eq(application_id, applicationId))
      .orderBy(asc(day_id))
      .limit(auditionLimits.daysMax);
  }

  /** What is next for each of some applications: the earliest time that is booked, else what waits for them. */
  async function nextOf(applicationIds: number[], now: Date): Promise<Map<number, NextAudition>> {
    if (applicationIds.length === 0) return new Map();
    const today = addMs(now, -dayMs).toISOString().slice(0, "2026-01-01".length);
    const { date, time_zone, cancelled_at } = auditionDays;
    const rows = await db
      .select({ application_id, state, date, time_zone, starts_at: auditionSlots.starts_at })
      .from(auditionInvitations)
      .innerJoin(auditionDays, eq(auditionDays.id, day_id))
      .leftJoin(auditionSlots, eq(auditionSlots.id, slot_id))
      .where(
        and(
          inArray(application_id, applicationIds),
          inArray(state, ["invited", "booked", "waiting"]),
          isNull(cancelled_at),
          sql`${date} >= ${today}`,
          or(isNull(auditionSlots.id), gt(auditionSlots.ends_at, now)),
        ),
      )
      .orderBy(sql`${auditionSlots.starts_at} desc nulls first`, sql`${date} desc`, sql`${id} desc`);
    // Of one application the last one wins, which is the earliest time.
    return new Map(
      rows.map(({ application_id: applicationId, starts_at, ...row }) => [
        applicationId,
        {
          ...(row as Pick<NextAudition, "state" | "date" | "time_zone">),
          starts_at: starts_at?.toISOString() ?? null,
        },
      ]),
    );
  }

  return { termsOf, invite, book, leave, follow, raise, countsOf, daysOf, listOf, nextOf };
}
