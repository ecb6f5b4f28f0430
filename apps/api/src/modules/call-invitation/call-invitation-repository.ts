import type {
  CallInvitationState,
  InvitationsQuery,
  ReceivedCallInvitation,
  SentInvitation,
} from "@callboard/contracts/call-invitation";
import { and, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { type Page, type PageWindow, readPage } from "../../db/page.ts";
import { applications } from "../../db/schema/application.ts";
import { callInvitations } from "../../db/schema/call-invitation.ts";
import { events, isPublic } from "../../db/schema/event.ts";
import { isPublicProfile, profiles } from "../../db/schema/profile.ts";
import { eventSummaryRepository } from "../event/event-summary-repository.ts";
import { profileRepository } from "../profile/profile-repository.ts";
import { teamRoleRepository } from "../team/team-role-repository.ts";

const { id, event_id, profile_id, user_id, poster_id, by, message, is_told, created_at, declined_at } =
  callInvitations;

/** For queries of more than one table: in others the columns would have no names of their tables. */
const state = sql<CallInvitationState>`case
  when exists (select 1 from ${applications}
    where ${applications.event_id} = ${event_id} and ${applications.user_id} = ${user_id}) then 'applied'
  when ${declined_at} is not null then 'declined' else 'new' end`;

const keyOf = (row: { id: number }) => ({ value: row.id, id: row.id });
const isTheirs = (userId: number) => and(eq(user_id, userId), is_told);

/** Invitations to calls. */
export function callInvitationRepository(db: Db) {
  /** Writes them; gives those whose accounts had none for the call yet. */
  async function create(rows: (typeof callInvitations.$inferInsert)[]) {
    if (rows.length === 0) return [];
    return db
      .insert(callInvitations)
      .values(rows)
      .onConflictDoNothing()
      .returning({ profile_id, user_id, is_told });
  }

  const pageOf = <Row extends { id: number }>(
    query: InvitationsQuery,
    name: (string | number)[],
    read: (condition: SQL | undefined, window: PageWindow) => Promise<Row[]>,
  ) =>
    readPage(query, JSON.stringify(name), keyOf, (window) =>
      read(window.after ? lt(id, window.after.id) : undefined, window),
    );

  /** Who was invited to a call, the newest first. Of a profile that is not public nothing is told. */
  async function listSent(eventId: number, query: InvitationsQuery): Promise<Page<SentInvitation>> {
    const { rows, pagination } = await pageOf(query, ["call invitations", eventId], (isAfter, window) =>
      db
        .select({ id, state, message, by, created_at, public_id: profiles.id })
        .from(callInvitations)
        .leftJoin(profiles, and(eq(profiles.id, profile_id), isPublicProfile))
        .where(and(eq(event_id, eventId), isAfter))
        .orderBy(desc(id))
        .offset(window.offset)
        .limit(window.limit),
    );
    const shown = rows.flatMap(({ public_id }) => public_id ?? []);
    const summaries = await profileRepository(db).summariesOf(shown);
    const names = await teamRoleRepository(db).namesOf(rows.map((row) => row.by));
    const sent = rows.map(({ public_id, by: sender, created_at: at, ...row }) => ({
      ...row,
      profile: (public_id !== null && summaries.get(public_id)) || null,
      by_name: names.get(sender) ?? null,
      created_at: at.toISOString(),
    }));
    return { rows: sent, pagination };
  }

  /** What an account is invited to and has heard of, the newest first, as long as everybody sees the call. */
  async function listReceived(
    userId: number,
    query: InvitationsQuery,
  ): Promise<Page<ReceivedCallInvitation>> {
    const { rows, pagination } = await pageOf(query, ["invited", userId], (isAfter, window) =>
      db
        .select({ id, event_id, poster_id, state, message, created_at })
        .from(callInvitations)
        .innerJoin(events, and(eq(events.id, event_id), isPublic))
        .where(and(isTheirs(userId), isAfter))
        .orderBy(desc(id))
        .offset(window.offset)
        .limit(window.limit),
    );
    const summaries = await eventSummaryRepository(db).list(rows.map((row) => row.event_id));
    const names = await teamRoleRepository(db).namesOf(rows.map((row) => row.poster_id));
    const received = rows.flatMap(({ event_id: eventId, poster_id: posterId, created_at: at, ...row }) => {
      const event = summaries.get(eventId);
      const poster = { id: posterId, name: names.get(posterId) ?? "Somebody" };
      return event ? [{ ...row, event, poster, created_at: at.toISOString() }] : [];
    });
    return { rows: received, pagination };
  }

  /** One that an account has heard of, as it stands; null for none. */
  async function getReceived(userId: number, invitationId: number) {
    const [row] = await db
      .select({ id, poster_id, state })
      .from(callInvitations)
      .innerJoin(events, and(eq(events.id, event_id), isPublic))
      .where(and(isTheirs(userId), eq(id, invitationId)));
    return row ?? null;
  }

  async function decline(invitationId: number, now: Date): Promise<void> {
    await db.update(callInvitations).set({ declined_at: now }).where(eq(id, invitationId));
  }

  /** Whether an account has heard of an invitation by a poster. */
  const hasInvited = async (posterId: number, userId: number): Promise<boolean> =>
    (await db.$count(callInvitations, and(isTheirs(userId), eq(poster_id, posterId)))) > 0;

  /** How accounts stand to calls that they are invited to, or have applied for: by the two numbers. */
  async function statesOf(eventIds: number[], userIds: number[]): Promise<Map<string, CallInvitationState>> {
    if (eventIds.length === 0 || userIds.length === 0) return new Map();
    const invited = await db
      .select({ event_id, user_id, declined_at })
      .from(callInvitations)
      .where(and(inArray(event_id, eventIds), inArray(user_id, userIds)));
    const applied = await db
      .select({ event_id: applications.event_id, user_id: applications.user_id })
      .from(applications)
      .where(and(inArray(applications.event_id, eventIds), inArray(applications.user_id, userIds)));
    return new Map([
      ...invited.map((row) => [stateKey(row), row.declined_at ? "declined" : "new"] as const),
      ...applied.map((row) => [stateKey(row), "applied"] as const),
    ]);
  }

  return { create, listSent, listReceived, getReceived, decline, hasInvited, statesOf };
}

/** The key of a call and an account among states. */
export const stateKey = (row: { event_id: number; user_id: number }) => `${row.event_id} ${row.user_id}`;
