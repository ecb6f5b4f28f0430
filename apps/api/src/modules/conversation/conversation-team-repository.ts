import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/application.ts";
import { conversationMembers } from "../../db/schema/conversation.ts";
import { events } from "../../db/schema/event.ts";
import type { Actor } from "../session/session-repository.ts";
import { teamRoleRepository } from "../team/team-role-repository.ts";

/** A message, and who applied for what it is about. */
type Written = { sender_id: number; applicant_id: number };

/** Conversations of those who write for an agency together. */
export function conversationTeamRepository(db: Db) {
  /** Gives somebody the conversations about an account's calls, as read; or takes them away. */
  async function join(ownerId: number, userId: number): Promise<void> {
    const { application_id, user_id, last_id, last_at } = conversationMembers;
    await db.execute(sql`
      insert into ${conversationMembers} (application_id, user_id, read_id, unread, last_id, last_at)
      select ${application_id}, ${userId}::bigint, ${last_id}, 0, ${last_id}, ${last_at}
      from ${conversationMembers}
      join ${applications} on ${applications.id} = ${application_id}
      join ${events} on ${events.id} = ${applications.event_id}
      where ${user_id} = ${ownerId} and ${events.user_id} = ${ownerId}
      on conflict do nothing`);
  }

  async function leave(ownerId: number, userId: number): Promise<void> {
    const { application_id, user_id } = conversationMembers;
    const ofTeam = db
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(events, eq(events.id, applications.event_id))
      .where(and(eq(events.user_id, ownerId), ne(applications.user_id, userId)));
    await db.delete(conversationMembers).where(and(eq(user_id, userId), inArray(application_id, ofTeam)));
  }

  /** The names of those who wrote for the poster, for that side alone. */
  async function authorsOf(messages: Written[], actor: Actor): Promise<Map<number, string>> {
    const isOfTeam = ({ sender_id, applicant_id }: Written) =>
      sender_id !== applicant_id && actor.userId !== applicant_id;
    return teamRoleRepository(db).namesOf(messages.filter(isOfTeam).map(({ sender_id }) => sender_id));
  }

  return { join, leave, authorsOf };
}
