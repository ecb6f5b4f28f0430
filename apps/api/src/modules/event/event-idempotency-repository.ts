import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { eventIdempotencyKeys } from "../../db/schema/event.ts";
import { InvalidError } from "../../http/errors.ts";

/** A key that somebody gave to what they post, with the hash of what came with it. */
export type EventIdempotencyKey = Pick<
  typeof eventIdempotencyKeys.$inferSelect,
  "user_id" | "key" | "body_hash"
>;

/** Which event was posted under which key. A key belongs to its sender. */
export function eventIdempotencyRepository(db: Db) {
  /** The event that was posted under the key; null for none. Throws InvalidError where it came with something else. */
  async function get({ user_id, key, body_hash }: EventIdempotencyKey): Promise<{ id: number } | null> {
    const [found] = await db
      .select({ id: eventIdempotencyKeys.event_id, body_hash: eventIdempotencyKeys.body_hash })
      .from(eventIdempotencyKeys)
      .where(and(eq(eventIdempotencyKeys.user_id, user_id), eq(eventIdempotencyKeys.key, key)));
    if (!found) return null;
    if (found.body_hash !== body_hash) {
      throw new InvalidError(
        "This was already posted with other details. Look at your events before you post it again.",
      );
    }
    return { id: found.id };
  }

  /** Notes the key in the transaction that writes the event. Fails where somebody was faster. */
  async function create(key: EventIdempotencyKey, eventId: number): Promise<void> {
    await db.insert(eventIdempotencyKeys).values({ ...key, event_id: eventId });
  }

  return { get, create };
}
