import type { Visibility } from "@callboard/contracts/visibility";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { events } from "../../db/schema/event.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { callAnnouncementRepository } from "./call-announcement-repository.ts";

/** What a moderator makes of an event; `by` is null for the rules. */
export type VisibilityChange = {
  visibility: Visibility;
  /** What its poster is told. */
  reason: string | null;
  by: number | null;
  now: Date;
};
type Former = { visibility: Visibility; reason: string | null; user_id: number };

/** Who sees an event or a campaign. */
export function eventVisibilityRepository(db: Db) {
  /**
   * Sets who sees an event, and gives what held before, and of whom; null for no event. Two at once wait for each other. What
   * is made public while its poster is suspended waits for the end of that.
   */
  function setVisibility(id: number, change: VisibilityChange): Promise<Former | null> {
    return db.transaction(async (tx) => {
      const { visibility, visibility_reason: reason, user_id } = events;
      const [posted] = await tx.select({ user_id }).from(events).where(eq(events.id, id));
      const isSuspended = posted && (await suspensionRepository(tx).isSuspended(posted.user_id));
      const [former] = await tx
        .select({ visibility, reason, user_id })
        .from(events)
        .where(eq(events.id, id))
        .for("no key update");
      if (!former) return null;
      const { now: visibility_at, by: visibility_by } = change;
      const row = {
        visibility:
          isSuspended && change.visibility === "public" ? ("suspended" as const) : change.visibility,
        visibility_reason: change.reason,
        visibility_by,
        visibility_at,
      };
      await tx.update(events).set(row).where(eq(events.id, id));
      await callAnnouncementRepository(tx).announce([id], change.now);
      return former;
    });
  }

  return { setVisibility };
}
