import type { ConversationPage } from "@callboard/contracts/conversation";
import type { Db } from "../../db/client.ts";
import type { PageQuery } from "../../db/page.ts";
import { notificationRepository } from "../notification/notification-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { lockOf } from "./conversation-policy.ts";
import { conversationRepository, sidesOf } from "./conversation-repository.ts";
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
  const { terms, otherId } = sideOf(actor, await conversations.getTerms(applicationId));
  const blocking = await conversations.blocking(actor.userId, otherId);
  const lock = lockOf(terms, blocking);
  const read = await conversations.readIds(applicationId, actor.userId);
  const { rows, pagination } = await messageRepository(db).list(applicationId, actor, query);
  const can = { write: lock === null, block: !blocking.isBlocking };
  const conversation = { ...sidesOf(terms, actor), can, lock, read_id: read.own, other_read_id: read.other };
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
    sideOf(actor, await conversations.getTerms(applicationId));
    await conversations.markRead(applicationId, actor.userId, messageId);
    await notificationRepository(tx).markRead(actor.userId, { messages_of: applicationId }, clock());
  });
}

/** The actor takes no more messages from the other one of a conversation, or takes them again. Throws NotFoundError and ForbiddenError. */
export async function changeBlock(
  db: Db,
  actor: Actor,
  applicationId: number,
  isBlocked: boolean,
  now: Date,
): Promise<void> {
  const conversations = conversationRepository(db);
  const { otherId } = sideOf(actor, await conversations.getTerms(applicationId));
  await conversations.setBlocked(actor.userId, otherId, isBlocked, now);
}
