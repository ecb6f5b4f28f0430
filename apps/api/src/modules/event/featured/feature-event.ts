import { staffLimits } from "@callboard/contracts/staff-limits";
import { InvalidError, NotFoundError } from "../../../http/errors.ts";
import { auditRepository } from "../../audit/audit-repository.ts";
import { cacheVersionRepository } from "../../cache-version/cache-version-repository.ts";
import type { Acting } from "../../staff/acting.ts";
import { isShown } from "../event-policy.ts";
import { featuredEventRepository } from "./featured-event-repository.ts";

/**
 * Puts an event first, or back among the others. Idempotent. Throws NotFoundError, and InvalidError for
 * one that nobody sees or one too many.
 */
export function featureEvent({ db, by, now, requestId }: Acting, id: number, isFeatured: boolean) {
  return db.transaction(async (tx) => {
    const featured = featuredEventRepository(tx);
    const event = await featured.getForUpdate(id);
    if (!event) throw new NotFoundError();
    if (event.is_featured === isFeatured) return;
    if (isFeatured && !isShown(event)) throw new InvalidError("Only what is public can be featured");
    if (isFeatured && (await featured.featuredCount()) >= staffLimits.featuredEventsMax) {
      throw new InvalidError(`At most ${staffLimits.featuredEventsMax} can be featured: remove one first`);
    }
    await featured.set(id, isFeatured);
    await auditRepository(tx).record({
      ...{ actor: by, action: isFeatured ? "event.feature" : "event.stop_featuring", requestId, now },
      subject: { kind: "event", id },
      before: { title: event.title, is_featured: event.is_featured },
      after: { title: event.title, is_featured: isFeatured },
    });
    await cacheVersionRepository(tx).raise("event");
  });
}
