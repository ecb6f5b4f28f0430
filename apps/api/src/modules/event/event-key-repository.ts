import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { eventKeys } from "../../db/event-schema.ts";
import { InvalidError } from "../../http/errors.ts";

/** A key that somebody gave to what they post, with the hash of what came with it. */
export type EventKey = Pick<typeof eventKeys.$inferSelect, "user_id" | "key" | "body_hash">;

/** Which event was posted under which key. A key belongs to its sender. */
export function eventKeyRepository(db: Db) {
  /** The event that was posted under the key; null for none. Throws InvalidError where it came with something else. */
  async function get({ user_id, key, body_hash }: EventKey): Promise<{ id: number } | null> {
    const [found] = await db
      .select({ id: eventKeys.event_id, body_hash: eventKeys.body_hash })
      .from(eventKeys)
      .where(and(eq(eventKeys.user_id, user_id), eq(eventKeys.key, key)));
    if (!found) return null;
    if (found.body_hash !== body_hash) {
      throw new InvalidError(
        "This was already posted with other details. Look at your events before you post it again.",
      );
    }
    return { id: found.id };
  }

  /** Notes the key in the transaction that writes the event. Fails where somebody was faster. */
  async function create(key: EventKey, eventId: number): Promise<void> {
    await db.insert(eventKeys).values({ ...key, event_id: eventId });
  }

  return { get, create };
}
