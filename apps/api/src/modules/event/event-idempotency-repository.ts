import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { eventIdempotencyKeys } from "../../db/schema/event.ts";

type PostedEvent = Pick<typeof eventIdempotencyKeys.$inferInsert, "event_id" | "body_hash">;

/** The events that were posted with an idempotency key. A key belongs to its sender. */
export function eventIdempotencyRepository(db: Db) {
  /** The event that the sender posted with the key, and the hash of its form; null for none. */
  async function get(userId: number, key: string): Promise<PostedEvent | null> {
    const [found] = await db
      .select({ event_id: eventIdempotencyKeys.event_id, body_hash: eventIdempotencyKeys.body_hash })
      .from(eventIdempotencyKeys)
      .where(and(eq(eventIdempotencyKeys.user_id, userId), eq(eventIdempotencyKeys.key, key)));
    return found ?? null;
  }

  /** Stores the key in the transaction that writes the event. Fails where the key was stored meanwhile. */
  async function create(userId: number, key: string, posted: PostedEvent): Promise<void> {
    await db.insert(eventIdempotencyKeys).values({ user_id: userId, key, ...posted });
  }

  return { get, create };
}
