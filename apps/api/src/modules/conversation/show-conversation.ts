import type { ConversationPage } from "@callboard/contracts/conversation";
import type { Db } from "../../db/client.ts";
import type { PageQuery } from "../../db/page.ts";
import { notificationRepository } from "../notification/notification-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { lockOf } from "./conversation-policy.ts";
import { conversationRepository } from "./conversation-repository.ts";
import { sidesOf } from "./conversation-sides.ts";
import { messageRepository } from "./message-repository.ts";
import { sideOf } from "./write-message.ts";

/** A page of a conversation as the actor reads it. Throws NotFoundError and ForbiddenError. */
export async function showConversation(
  db: Db,
  actor: Actor,
  applicationId: number,
  query: PageQuery,
): Promise<ConversationPage> {
  const conversations = conversationRepository(db);
  const { terms, role, ownId, otherId } = sideOf(actor, await conversations.getTerms(applicationId));
  const blocking = await conversations.blocking(ownId, otherId);
  const lock = lockOf(terms, blocking);
  const read = await conversations.readIds(applicationId);
  const { applicant_id } = terms;
  const ofPosters = [...read].filter(([userId]) => userId !== applicant_id).map(([, id]) => id);
  const other_read_id = role === "poster" ? (read.get(applicant_id) ?? 0) : Math.max(0, ...ofPosters);
  const { rows, pagination } = await messageRepository(db).list(terms, actor, query);
  const can = { write: lock === null, block: !blocking.isBlocking };
  const conversation = {
    ...sidesOf(terms, actor),
    can,
    lock,
    read_id: read.get(actor.userId) ?? 0,
    other_read_id,
  };
  return { conversation, messages: rows, pagination };
}

/** Marks what the actor has read, and what told them of it. Throws NotFoundError and ForbiddenError. */
export function markRead(
  { db, clock }: { db: Db; clock: () => Date },
  actor: Actor,
  applicationId: number,
  messageId: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const conversations = conversationRepository(tx);
    const { terms } = sideOf(actor, await conversations.getTerms(applicationId));
    await conversations.markRead(terms, actor.userId, messageId);
    await notificationRepository(tx).markRead(actor.userId, { messages_of: applicationId }, clock());
  });
}

/** The actor, or the agency they act for, takes no more messages from the other one of a conversation, or takes them again. Throws NotFoundError and ForbiddenError. */
export async function changeBlock(
  db: Db,
  actor: Actor,
  applicationId: number,
  isBlocked: boolean,
  now: Date,
): Promise<void> {
  const conversations = conversationRepository(db);
  const { ownId, otherId } = sideOf(actor, await conversations.getTerms(applicationId));
  await conversations.setBlocked(ownId, otherId, isBlocked, now);
}
