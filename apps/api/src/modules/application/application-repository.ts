import type { Application, OwnApplication } from "@callboard/contracts/application";
import type { RoleName } from "@callboard/contracts/event-role";
import { limits } from "@callboard/contracts/limits";
import { and, desc, eq, gt, type SQL } from "drizzle-orm";
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
import { applications } from "../../db/schema/application.ts";
import { events, isPublic } from "../../db/schema/event.ts";
import { invitationRepository } from "../audition/invitation-repository.ts";
import { applicationSearch } from "../board/board-filter-repository.ts";
import { eventRoleRepository } from "../event/event-role-repository.ts";
import { eventSummaryRepository } from "../event/event-summary-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { tapeRepository } from "../tape/tape-repository.ts";
import { canWithdraw } from "./application-policy.ts";

export type ApplicationRow = typeof applications.$inferSelect;
type CreateApplicationRow = Omit<typeof applications.$inferInsert, "id" | "search">;

const columns = { value: applications.created_at, id: applications.id };

/** The applications people sent: one a person and event. */
export function applicationRepository(db: Db) {
  /** Writes an application; null where the person has sent one for this event already. */
  async function create(input: CreateApplicationRow): Promise<ApplicationRow | null> {
    const [applicant] = await db.select({ name: users.name }).from(users).where(eq(users.id, input.user_id));
    const search = applicationSearch(input.event_id, applicant?.name ?? "", input.note ?? null);
    const [created] = await db
      .insert(applications)
      .values({ ...input, search })
      .onConflictDoNothing()
      .returning();
    return created ?? null;
  }

  /** What somebody has sent for an event; null for nothing. */
  async function find(eventId: number, userId: number): Promise<ApplicationRow | null> {
    const isTheirs = and(eq(applications.event_id, eventId), eq(applications.user_id, userId));
    const [row] = await db.select().from(applications).where(isTheirs);
    return row ?? null;
  }

  async function get(id: number): Promise<ApplicationRow | null> {
    const [row] = await db.select().from(applications).where(eq(applications.id, id));
    return row ?? null;
  }

  /** The role that an application is for; null for the call as a whole. */
  async function roleOf(row: ApplicationRow): Promise<RoleName | null> {
    return nameOf(await eventRoleRepository(db).namesOf([row.role_id]), row);
  }

  /** One application, held until the transaction ends: it is either withdrawn or opened. Null for none. */
  async function getLocked(id: number): Promise<ApplicationRow | null> {
    const [row] = await db.select().from(applications).where(eq(applications.id, id)).for("no key update");
    return row ?? null;
  }

  async function rate(id: number, rating: number): Promise<void> {
    await db.update(applications).set({ rating }).where(eq(applications.id, id));
  }

  /** Sets whether whoever sees a shortlist sees all of an own one; false for any other. */
  async function allowSharing(actor: Actor, id: number, allows_sharing: boolean): Promise<boolean> {
    const isTheirs = and(eq(applications.id, id), eq(applications.user_id, actor.userId));
    const { id: changed } = applications;
    return (
      (await db.update(applications).set({ allows_sharing }).where(isTheirs).returning({ changed })).length >
      0
    );
  }

  async function remove(id: number): Promise<void> {
    await db.delete(applications).where(eq(applications.id, id));
  }

  /** One of the actor's own, with its event; null for any other. */
  async function getOwn(actor: Actor, id: number, now: Date): Promise<OwnApplication | null> {
    const isTheirs = and(eq(applications.id, id), eq(applications.user_id, actor.userId));
    const [own] = await withEvents(await db.select().from(applications).where(isTheirs), actor, now);
    return own ?? null;
  }

  /** The actor's own, newest first, each with its event: of one that is not public, without what its poster says. */
  async function listOwn(actor: Actor, query: PageQuery, now: Date): Promise<Page<OwnApplication>> {
    const { rows, pagination } = await readPage(
      query,
      JSON.stringify(["own applications", actor.userId]),
      ({ created_at, id }: ApplicationRow) => ({ value: created_at.getTime(), id }),
      (window) => read(eq(applications.user_id, actor.userId), window),
    );
    return { rows: await withEvents(rows, actor, now), pagination };
  }

  async function withEvents(rows: ApplicationRow[], actor: Actor, now: Date): Promise<OwnApplication[]> {
    const ids = rows.map(({ event_id }) => event_id);
    const summaries = eventSummaryRepository(db);
    const [found, publicOnes] = [await summaries.list(ids), await summaries.publicOnes(ids)];
    const names = await eventRoleRepository(db).namesOf(rows.map(({ role_id }) => role_id));
    const applicationIds = rows.map(({ id }) => id);
    const tapes = await tapeRepository(db).ofApplications(applicationIds);
    const auditions = await invitationRepository(db).nextOf(applicationIds, now);
    return rows.flatMap((row) => {
      const summary = found.get(row.event_id);
      const is_event_public = publicOnes.has(row.event_id);
      const event =
        summary && (is_event_public ? summary : { ...summary, description: "", banner_photo: null });
      const role = nameOf(names, row);
      const sent = { ...toApplication(row, actor, role), tape: tapes.get(row.id) ?? null };
      const next_audition = (is_event_public && auditions.get(row.id)) || null;
      return event ? [{ ...sent, event, is_event_public, next_audition }] : [];
    });
  }

  /** The ids of the public events not begun that the actor has applied to: of the newest applications, a list's limit. */
  async function listAppliedEventIds(actor: Actor, now: Date): Promise<number[]> {
    const rows = await db
      .select({ event_id: applications.event_id })
      .from(applications)
      .innerJoin(events, eq(events.id, applications.event_id))
      .where(and(eq(applications.user_id, actor.userId), gt(events.starts_at, now), isPublic))
      .orderBy(desc(applications.created_at), desc(applications.id))
      .limit(limits.listLimitMax);
    return rows.map(({ event_id }) => event_id);
  }

  const read = (condition: SQL, { after, offset, limit }: PageWindow) =>
    db
      .select()
      .from(applications)
      .where(and(condition, keysetAfter(columns, after, "DESC")))
      .orderBy(...keysetOrder(columns, "DESC"))
      .limit(limit)
      .offset(offset);

  return {
    create,
    find,
    get,
    roleOf,
    getLocked,
    rate,
    allowSharing,
    remove,
    getOwn,
    listOwn,
    listAppliedEventIds,
  };
}

/** The role that an application is for, by the names of roles; null for the call as a whole. */
const nameOf = (names: Map<number, string>, { role_id }: ApplicationRow): RoleName | null =>
  role_id === null ? null : { id: role_id, name: names.get(role_id) ?? "" };

/** An application as the actor, who sent it, sees it, but for its tape. */
export function toApplication(row: ApplicationRow, actor: Actor, role: RoleName | null): Application {
  const { id, event_id, note, reel_url, shared_fields, allows_sharing, state, created_at } = row;
  return {
    ...{ id, event_id, role, note, reel_url, shared_fields, allows_sharing, state },
    created_at: created_at.toISOString(),
    can: { withdraw: canWithdraw(actor, row) },
  };
}
