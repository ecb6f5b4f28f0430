import type { Db } from "../../db/client.ts";
import { InvalidError } from "../../http/errors.ts";
import { eventIdempotencyRepository } from "./event-idempotency-repository.ts";

/** The event that the same form was saved as; null for none. Throws InvalidError for another form with the key. */
export async function postedBefore(
  db: Db,
  userId: number,
  key: string,
  body_hash: string,
): Promise<{ id: number } | null> {
  const posted = await eventIdempotencyRepository(db).get(userId, key);
  if (posted && posted.body_hash !== body_hash) {
    throw new InvalidError(
      "This was already posted with other details. Look at your events before you post it again.",
    );
  }
  return posted && { id: posted.event_id };
}
