import { auditionLimits } from "@callboard/contracts/audition-limits";
import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { applications } from "../../db/schema/application.ts";
import { auditionDays, auditionInvitations, auditionSlots } from "../../db/schema/audition.ts";
import { events } from "../../db/schema/event.ts";

export type DayRow = typeof auditionDays.$inferSelect;
export type SlotRow = typeof auditionSlots.$inferSelect;
type InvitationRow = typeof auditionInvitations.$inferSelect;
/** An invitation with what of its application matters to it. */
export type HeldInvitation = InvitationRow & {
  user_id: number;
  name: string;
  phone: string;
  role_id: number | null;
  application_state: (typeof applications.$inferSelect)["state"];
};
/** A day with all that belongs to it. */
export type HeldDay = { day: DayRow; slots: SlotRow[]; invitations: HeldInvitation[] };
type NewDay = Omit<typeof auditionDays.$inferInsert, "id" | "version" | "sequence" | "cancelled_at">;

const ofInvitation = {
  ...{ user_id: applications.user_id, name: users.name, phone: users.phone },
  ...{ role_id: applications.role_id, application_state: applications.state },
};

/** Audition days of calls. */
export function dayRepository(db: Db) {
  async function withParts(day: DayRow | undefined): Promise<HeldDay | null> {
    if (!day) return null;
    const slots = await db
      .select()
      .from(auditionSlots)
      .where(eq(auditionSlots.day_id, day.id))
      .orderBy(asc(auditionSlots.starts_at), asc(auditionSlots.id))
      .limit(auditionLimits.slotsMax);
    const rows = await db
      .select({ invitation: auditionInvitations, of: ofInvitation })
      .from(auditionInvitations)
      .innerJoin(applications, eq(applications.id, auditionInvitations.application_id))
      .innerJoin(users, eq(users.id, applications.user_id))
      .where(eq(auditionInvitations.day_id, day.id))
      .orderBy(asc(auditionInvitations.id))
      .limit(auditionLimits.invitationsMax);
    return { day, slots, invitations: rows.map(({ invitation, of }) => ({ ...invitation, ...of })) };
  }

  async function get(id: number): Promise<HeldDay | null> {
    const [day] = await db.select().from(auditionDays).where(eq(auditionDays.id, id));
    return withParts(day);
  }

  /** The same, and until the transaction ends nobody else changes any of it. Hold the applications first, where there are some to be held. */
  async function hold(id: number): Promise<HeldDay | null> {
    const [day] = await db.select().from(auditionDays).where(eq(auditionDays.id, id)).for("update");
    return withParts(day);
  }

  /** The days of a call by their date, and those of `ids` alone where they are named. */
  const list = (eventId: number, ids?: number[]): Promise<DayRow[]> =>
    db
      .select()
      .from(auditionDays)
      .where(and(eq(auditionDays.event_id, eventId), ids && inArray(auditionDays.id, ids)))
      .orderBy(asc(auditionDays.date), asc(auditionDays.id))
      .limit(auditionLimits.daysMax);

  /** Writes a day with its times. */
  async function create(input: NewDay, starts: { starts_at: Date; ends_at: Date }[]): Promise<DayRow> {
    const [day] = await db.insert(auditionDays).values(input).returning();
    if (!day) throw new Error("The database returned no day");
    await db.insert(auditionSlots).values(starts.map((times) => ({ ...times, day_id: day.id })));
    return day;
  }

  /** The day that a request with that key made for a call; null for none. */
  async function findByKey(eventId: number, key: string): Promise<DayRow | null> {
    const [row] = await db
      .select()
      .from(auditionDays)
      .where(and(eq(auditionDays.event_id, eventId), eq(auditionDays.key, key)));
    return row ?? null;
  }

  /** Changes a held day; whatever it is, calendars hear of it. */
  async function change(id: number, changes: Partial<DayRow> = {}): Promise<void> {
    const sequence = sql`${auditionDays.sequence} + 1`;
    await db
      .update(auditionDays)
      .set({ ...changes, sequence })
      .where(eq(auditionDays.id, id));
  }

  /** Moves all times of a held day by so many milliseconds. */
  async function shift(id: number, ms: number): Promise<void> {
    const by = sql`make_interval(secs => ${ms / 1_000})`;
    const { starts_at, ends_at, day_id } = auditionSlots;
    await db
      .update(auditionSlots)
      .set({ starts_at: sql`${starts_at} + ${by}`, ends_at: sql`${ends_at} + ${by}` })
      .where(eq(day_id, id));
  }

  async function addSlot(slot: { day_id: number; starts_at: Date; ends_at: Date }): Promise<void> {
    await db.insert(auditionSlots).values(slot);
  }

  async function removeSlot(id: number): Promise<void> {
    await db.delete(auditionSlots).where(eq(auditionSlots.id, id));
  }

  /** The day of a time; null for none. */
  async function dayOfSlot(slotId: number): Promise<number | null> {
    const [row] = await db
      .select({ day_id: auditionSlots.day_id })
      .from(auditionSlots)
      .where(eq(auditionSlots.id, slotId));
    return row?.day_id ?? null;
  }

  /** How many times each of some days has. */
  async function countSlots(dayIds: number[]): Promise<Map<number, number>> {
    const { day_id } = auditionSlots;
    if (dayIds.length === 0) return new Map();
    const rows = await db
      .select({ day_id, count: count() })
      .from(auditionSlots)
      .where(inArray(day_id, dayIds))
      .groupBy(day_id);
    return new Map(rows.map((row) => [row.day_id, row.count]));
  }

  /** The days of a call that are not cancelled. */
  async function listOpen(eventId: number): Promise<number[]> {
    return (await list(eventId)).filter((day) => day.cancelled_at === null).map(({ id }) => id);
  }

  /** The time zone of a call. */
  async function timeZoneOf(eventId: number): Promise<string> {
    const [row] = await db.select({ zone: events.time_zone }).from(events).where(eq(events.id, eventId));
    return row?.zone ?? "UTC";
  }

  return {
    ...{ get, hold, list, listOpen, create, findByKey, change, shift },
    ...{ addSlot, removeSlot, countSlots, dayOfSlot, timeZoneOf },
  };
}
