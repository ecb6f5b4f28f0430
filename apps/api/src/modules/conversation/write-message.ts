import { createHash } from "node:crypto";
import type { ConversationLock, SendMessageInput } from "@callboard/contracts/conversation";
import { conversationLimits } from "@callboard/contracts/conversation-limits";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import {
  FieldError,
  ForbiddenError,
  InvalidError,
  NotFoundError,
  RateLimitError,
  UnauthorizedError,
} from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import type { Actor } from "../session/session-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { teamRoleRepository } from "../team/team-role-repository.ts";
import { accountsIn, canRead, lockOf, roleOf } from "./conversation-policy.ts";
import { conversationRepository, type FoundTerms } from "./conversation-repository.ts";
import { fileRepository } from "./file-repository.ts";
import { type MessageRow, messageRepository } from "./message-repository.ts";

type Acting = { db: Db; clock: () => Date; notifications: NotificationSender };

export const lockTexts: Record<ConversationLock, string> = {
  call_hidden: "This call is not public at present: nobody can write about it",
  blocking: "You have blocked this person: unblock them to write",
  blocked: "This person takes no messages here any more",
};

/**
 * The actor's side of a conversation. Throws NotFoundError for anybody else, and ForbiddenError for the poster of a call that is not public.
 */
export function sideOf(actor: Actor, terms: FoundTerms | null) {
  const role = terms && roleOf(actor, terms);
  if (!terms || !role) throw new NotFoundError();
  if (!canRead(role, terms)) throw new ForbiddenError("Its messages can be read once it is public");
  return { terms, role, ...accountsIn(role, terms) };
}

const hashOf = (body: string) => createHash("sha256").update(body).digest("base64url");

type NewMessage = {
  sender_id: number;
  body: string;
  /** What was written, where that is a template. */
  written?: string;
  file_ids?: number[];
  key: string;
  is_bulk: boolean;
  now: Date;
};

/** Tells those of the other side, each once until they have read it. */
async function tell(tx: Db, notifications: NotificationSender, terms: FoundTerms, sender_id: number) {
  const isApplicant = terms.applicant_id === sender_id;
  const { application_id, poster_id, applicant_id } = terms;
  const readers = isApplicant
    ? await teamRoleRepository(tx).listFor(poster_id, "act", applicant_id)
    : [applicant_id];
  const read = await conversationRepository(tx).readIds(application_id);
  const news = readers.map((user_id) => ({
    ...{ user_id, kind: "message_received" as const, event_id: terms.event_id, application_id },
    key: ["conversation", application_id, read.get(user_id) ?? 0].join(" "),
    data: { event_title: terms.title, sender_name: isApplicant ? terms.applicant_name : terms.poster_name },
  }));
  await notifications.add(tx, news);
}

/**
 * Writes a message of one of the two in a transaction that holds the application (`getTerms(id, true)`); the same key again adds nothing.
 * It asks for no permission. Without `notifications`, the other one hears of it otherwise. Throws InvalidError for a used key with other
 * words, and FieldError for files that are not the sender's to send.
 */
export async function addMessage(
  tx: Db,
  notifications: NotificationSender | null,
  terms: FoundTerms,
  { now, file_ids = [], written, ...row }: NewMessage,
): Promise<MessageRow> {
  const [conversations, messages] = [conversationRepository(tx), messageRepository(tx)];
  const { application_id, poster_id, applicant_id } = terms;
  const { sender_id } = row;
  const posters = await teamRoleRepository(tx).listFor(poster_id, "act", applicant_id);
  await conversations.open(application_id, [...posters, applicant_id], now);
  const body_hash = hashOf(JSON.stringify([application_id, written ?? row.body, file_ids]));
  const before = await messages.getByKey(sender_id, row.key);
  if (before && before.body_hash !== body_hash)
    throw new InvalidError("This message was already sent with other words");
  if (before) return before;
  const file_count = file_ids.length;
  const created = await messages.create({ ...row, application_id, body_hash, file_count, created_at: now });
  if ((await fileRepository(tx).attach(file_ids, created)) !== file_count)
    throw new FieldError({ file_ids: "One of these files is gone: choose it again" });
  await conversations.moveUp(terms, sender_id, created.id, now);
  if (notifications) await tell(tx, notifications, terms, sender_id);
  return created;
}

/** Throws RateLimitError where an account has written too much, by hand or at all. */
async function assertWithinLimits(tx: Db, userId: number, now: Date): Promise<void> {
  const { rate, rateWindow, dailyRate, day } = conversationLimits;
  const messages = messageRepository(tx);
  if ((await messages.countSince(userId, addMs(now, -rateWindow), true)) >= rate)
    throw new RateLimitError("You have written a lot. Try again in ten minutes.", rateWindow / 1_000);
  if ((await messages.countSince(userId, addMs(now, -day), false)) >= dailyRate)
    throw new RateLimitError("You have written a lot today. Try again tomorrow.", day / 1_000);
}

/**
 * Sends a message in the actor's name. Throws NotFoundError, ForbiddenError where nobody writes, InvalidError for a used key with other
 * words, and RateLimitError.
 */
export function sendMessage(
  { db, clock, notifications }: Acting,
  actor: Actor,
  applicationId: number,
  { body, file_ids, idempotency_key: key }: SendMessageInput,
): Promise<MessageRow> {
  const now = clock();
  return db.transaction(async (tx) => {
    // Held: an account's messages are counted one after the other, and it is not suspended or erased meanwhile.
    if (await suspensionRepository(tx).isSuspended(actor.userId)) throw new UnauthorizedError();
    await userRepository(tx).lockToWrite(actor.userId);
    const conversations = conversationRepository(tx);
    const { terms, ownId, otherId } = sideOf(actor, await conversations.getTerms(applicationId, true));
    const lock = lockOf(terms, await conversations.blocking(ownId, otherId));
    if (lock) throw new ForbiddenError(lockTexts[lock]);
    if (!(await messageRepository(tx).getByKey(actor.userId, key)))
      await assertWithinLimits(tx, actor.userId, now);
    const message = { sender_id: actor.userId, body, file_ids, key, is_bulk: false, now };
    return addMessage(tx, notifications, terms, message);
  });
}
