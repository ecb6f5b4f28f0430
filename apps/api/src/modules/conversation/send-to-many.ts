import { conversationLimits } from "@callboard/contracts/conversation-limits";
import { fillTemplate, type SendToManyInput } from "@callboard/contracts/message-template";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { RateLimitError, UnauthorizedError } from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import type { Actor } from "../session/session-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { lockOf, roleOf } from "./conversation-policy.ts";
import { conversationRepository } from "./conversation-repository.ts";
import { messageRepository } from "./message-repository.ts";
import { addMessage } from "./write-message.ts";

type Acting = { db: Db; clock: () => Date; notifications: NotificationSender };

const { dailyRate, day } = conversationLimits;

/**
 * Writes to applicants of the actor's calls, one after the other: after a failure, the same key goes on with the rest. Whom the actor cannot
 * write to is left out. Throws RateLimitError where the messages are more than a day may have, and InvalidError for a used key with
 * other words.
 */
export async function sendToMany(
  { db, clock, notifications }: Acting,
  actor: Actor,
  { idempotency_key, application_ids, body }: SendToManyInput,
): Promise<{ sent: number[]; skipped: number[] }> {
  const now = clock();
  // No key that somebody chooses has a space in it.
  const keyOf = (id: number) => `${idempotency_key} ${id}`;

  async function sendTo(id: number): Promise<boolean> {
    return db.transaction(async (tx) => {
      if (await suspensionRepository(tx).isSuspended(actor.userId)) throw new UnauthorizedError();
      await userRepository(tx).lockToWrite(actor.userId);
      const conversations = conversationRepository(tx);
      const terms = await conversations.getTerms(id, true);
      if (!terms || roleOf(actor, terms) !== "poster") return false;
      if (lockOf(terms, await conversations.blocking(terms.poster_id, terms.applicant_id))) return false;
      await assertWithinDay(tx, keyOf(id));
      const { applicant_name: name, title: call, role_name } = terms;
      const filled = fillTemplate(body, { name, call, role: role_name ?? call });
      const message = {
        sender_id: actor.userId,
        body: filled,
        written: body,
        key: keyOf(id),
        is_bulk: true,
        now,
      };
      await addMessage(tx, notifications, terms, message);
      return true;
    });
  }

  async function assertWithinDay(tx: Db, key: string): Promise<void> {
    const messages = messageRepository(tx);
    if (await messages.getByKey(actor.userId, key)) return;
    if ((await messages.countSince(actor.userId, addMs(now, -day), false)) >= dailyRate)
      throw new RateLimitError(
        "You have written a lot today. Try again tomorrow: those who have it get it once.",
        day / 1_000,
      );
  }

  const [sent, skipped]: [number[], number[]] = [[], []];
  for (const id of application_ids) ((await sendTo(id)) ? sent : skipped).push(id);
  return { sent, skipped };
}
