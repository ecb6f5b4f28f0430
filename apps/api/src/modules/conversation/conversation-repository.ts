import type { ConversationSummary } from "@callboard/contracts/conversation";
import { conversationLimits } from "@callboard/contracts/conversation-limits";
import { and, desc, eq, gt, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { keysetAfter, keysetOrder, type Page, type PageQuery, readPage } from "../../db/page.ts";
import { users } from "../../db/schema/account.ts";
import { applications } from "../../db/schema/application.ts";
import { blocks, conversationMembers, conversationMessages } from "../../db/schema/conversation.ts";
import { events, isPublic } from "../../db/schema/event.ts";
import { eventRoles } from "../../db/schema/event-role.ts";
import type { Actor } from "../session/session-repository.ts";
import { accountsOf } from "../team/team-policy.ts";
import type { Blocking } from "./conversation-policy.ts";
import { authorOf, isOfSide, sidesOf } from "./conversation-sides.ts";
import { conversationTeamRepository } from "./conversation-team-repository.ts";

type MemberRow = typeof conversationMembers.$inferSelect;

const applicants = alias(users, "applicants");
const terms = {
  application_id: applications.id,
  event_id: events.id,
  title: events.title,
  visibility: events.visibility,
  poster_id: events.user_id,
  /** As the call names who is to be asked. */
  poster_name: events.contact_person,
  account_name: sql<string>`(select ${users.name} from ${users} where ${users.id} = ${events.user_id})`,
  applicant_id: applications.user_id,
  applicant_name: applicants.name,
  /** What they applied for, where the call has roles. */
  role_name: sql<
    string | null
  >`(select ${eventRoles.name} from ${eventRoles} where ${eventRoles.id} = ${applications.role_id})`,
};

/** Who talks with whom about which application, and what each of them has read. */
export function conversationRepository(db: Db) {
  /** The two sides of an application. Inside a transaction, `hold` keeps it from being withdrawn until the end. Null for none. */
  async function getTerms(applicationId: number, hold = false) {
    if (hold) {
      const isIt = eq(applications.id, applicationId);
      await db.select({ id: applications.id }).from(applications).where(isIt).for("key share");
    }
    const [row] = await db
      .select(terms)
      .from(applications)
      .innerJoin(events, eq(events.id, applications.event_id))
      .innerJoin(applicants, eq(applicants.id, applications.user_id))
      .where(eq(applications.id, applicationId));
    return row ?? null;
  }

  /** Makes a conversation of an application about which nobody has written yet, and takes in who joined a side since, and holds it until the transaction ends. */
  async function open(applicationId: number, userIds: number[], now: Date): Promise<void> {
    const rows = [...new Set(userIds)].map((user_id) => ({
      application_id: applicationId,
      user_id,
      last_id: 0,
      last_at: now,
    }));
    await db.insert(conversationMembers).values(rows).onConflictDoNothing();
    const { application_id, user_id } = conversationMembers;
    await db
      .select()
      .from(conversationMembers)
      .where(eq(application_id, applicationId))
      .orderBy(user_id)
      .for("update");
  }

  const isMember = (applicationId: number, userId: number) =>
    and(eq(conversationMembers.application_id, applicationId), eq(conversationMembers.user_id, userId));

  /** What each of those who write here has read, by account: of those who have not, nothing. */
  async function readIds(applicationId: number): Promise<Map<number, number>> {
    const { user_id, read_id, application_id } = conversationMembers;
    const rows = await db
      .select({ user_id, read_id })
      .from(conversationMembers)
      .where(eq(application_id, applicationId));
    return new Map(rows.map((row) => [row.user_id, row.read_id]));
  }

  /** Puts a new message at the top of all inboxes. It is unread on the other side alone: what one of a team answers is answered. */
  async function moveUp(
    { application_id: applicationId, applicant_id }: FoundTerms,
    senderId: number,
    last_id: number,
    last_at: Date,
  ): Promise<void> {
    const { application_id, user_id, unread } = conversationMembers;
    const isByApplicant = senderId === applicant_id;
    const isUnread = isByApplicant ? ne(user_id, applicant_id) : eq(user_id, applicant_id);
    await db
      .update(conversationMembers)
      .set({ last_id, last_at, unread: sql`${unread} + case when ${isUnread} then 1 else 0 end` })
      .where(eq(application_id, applicationId));
  }

  /** Marks what somebody has read, up to a message; never less than before. */
  async function markRead(
    { application_id: applicationId, applicant_id }: FoundTerms,
    userId: number,
    messageId: number,
  ): Promise<void> {
    const [held] = await db
      .select()
      .from(conversationMembers)
      .where(isMember(applicationId, userId))
      .for("update");
    if (!held) return;
    const read_id = Math.max(held.read_id, Math.min(messageId, held.last_id));
    const { id, application_id, sender_id } = conversationMessages;
    const isOfOther = userId === applicant_id ? ne(sender_id, applicant_id) : eq(sender_id, applicant_id);
    const further = db
      .select({ id })
      .from(conversationMessages)
      .where(and(eq(application_id, applicationId), gt(id, read_id), isOfOther))
      .limit(conversationLimits.unreadMax + 1)
      .as("further");
    const unread = await db.$count(further);
    await db.update(conversationMembers).set({ read_id, unread }).where(isMember(applicationId, userId));
  }

  async function blocking(userId: number, otherId: number): Promise<Blocking> {
    const [own, theirs] = [
      and(eq(blocks.user_id, userId), eq(blocks.blocked_id, otherId)),
      and(eq(blocks.user_id, otherId), eq(blocks.blocked_id, userId)),
    ];
    const rows = await db.select({ user_id: blocks.user_id }).from(blocks).where(or(own, theirs));
    return {
      isBlocking: rows.some(({ user_id }) => user_id === userId),
      isBlocked: rows.some(({ user_id }) => user_id === otherId),
    };
  }

  async function setBlocked(user_id: number, blocked_id: number, isBlocked: boolean, created_at: Date) {
    const isIt = and(eq(blocks.user_id, user_id), eq(blocks.blocked_id, blocked_id));
    if (isBlocked) await db.insert(blocks).values({ user_id, blocked_id, created_at }).onConflictDoNothing();
    else await db.delete(blocks).where(isIt);
  }

  /** The conversations that the actor may read: a poster, and those who act for them, the ones about public calls. */
  const readable = (actor: Actor, isUnread: boolean): SQL | undefined =>
    and(
      eq(conversationMembers.user_id, actor.userId),
      or(
        eq(applications.user_id, actor.userId),
        and(isPublic, inArray(events.user_id, accountsOf(actor, "act"))),
      ),
      isUnread ? gt(conversationMembers.unread, 0) : undefined,
    );

  /** The actor's inbox, those with the newest message first. */
  async function list(
    actor: Actor,
    query: PageQuery & { unread?: boolean | undefined },
  ): Promise<Page<ConversationSummary>> {
    const columns = { value: conversationMembers.last_at, id: conversationMembers.application_id };
    const isUnread = query.unread === true;
    const { rows, pagination } = await readPage(
      query,
      JSON.stringify(["conversations", actor.userId, isUnread]),
      ({ member }: Row) => ({ value: member.last_at.getTime(), id: member.application_id }),
      ({ after, offset, limit }) =>
        db
          .select({ member: conversationMembers, last: conversationMessages, terms })
          .from(conversationMembers)
          .innerJoin(applications, eq(applications.id, conversationMembers.application_id))
          .innerJoin(events, eq(events.id, applications.event_id))
          .innerJoin(applicants, eq(applicants.id, applications.user_id))
          .innerJoin(conversationMessages, eq(conversationMessages.id, conversationMembers.last_id))
          .where(and(readable(actor, isUnread), keysetAfter(columns, after, "DESC")))
          .orderBy(...keysetOrder(columns, "DESC"))
          .limit(limit)
          .offset(offset),
    );
    const written = rows.map(({ last, terms: { applicant_id } }) => ({ ...last, applicant_id }));
    const names = await conversationTeamRepository(db).authorsOf(written, actor);
    return { rows: rows.map((row) => toSummary(row, actor, names)), pagination };
  }

  /** In how many conversations of the actor something is unread, at most one more than is told. */
  async function countUnread(actor: Actor): Promise<number> {
    const rows = await db
      .select({ id: conversationMembers.application_id })
      .from(conversationMembers)
      .innerJoin(applications, eq(applications.id, conversationMembers.application_id))
      .innerJoin(events, eq(events.id, applications.event_id))
      .where(readable(actor, true))
      .orderBy(desc(conversationMembers.last_at))
      .limit(conversationLimits.unreadMax + 1);
    return rows.length;
  }

  return { getTerms, open, readIds, moveUp, markRead, blocking, setBlocked, list, countUnread };
}

export type FoundTerms = NonNullable<
  Awaited<ReturnType<ReturnType<typeof conversationRepository>["getTerms"]>>
>;

type Row = { member: MemberRow; last: typeof conversationMessages.$inferSelect; terms: FoundTerms };

function toSummary(
  { member, last, terms: found }: Row,
  actor: Actor,
  names: Map<number, string>,
): ConversationSummary {
  const text = last.visibility === "public" ? last.body.replace(/\s+/g, " ") : "";
  return {
    ...sidesOf(found, actor),
    last: {
      excerpt: [...text].slice(0, conversationLimits.excerpt).join(""),
      file_count: last.visibility === "public" ? last.file_count : 0,
      is_own: isOfSide(last.sender_id, found, actor),
      ...authorOf(last.sender_id, names, actor),
      created_at: last.created_at.toISOString(),
    },
    unread: member.unread,
  };
}
