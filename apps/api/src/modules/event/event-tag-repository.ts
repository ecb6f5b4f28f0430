import { limits } from "@callboard/contracts/limits";
import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { eventTags, taggedEvents } from "../../db/schema/event.ts";

/** The tags of events: equal names in another case are one tag, spelled as it was first. */
export function eventTagRepository(db: Db) {
  function list(eventId: number): Promise<{ id: number; name: string }[]> {
    return db
      .select({ id: eventTags.id, name: eventTags.name })
      .from(taggedEvents)
      .innerJoin(eventTags, eq(eventTags.id, taggedEvents.tag_id))
      .where(eq(taggedEvents.event_id, eventId))
      .orderBy(asc(eventTags.id))
      .limit(limits.tagFetch);
  }

  /** Adds a tag to an event and creates the tag if its name is new. */
  async function create(eventId: number, name: string): Promise<void> {
    const name_key = name.normalize("NFKC").toLowerCase();
    // Writes the same name again, so that the statement returns an existing row too.
    const [tag] = await db
      .insert(eventTags)
      .values({ name, name_key })
      .onConflictDoUpdate({ target: eventTags.name_key, set: { name: sql`${eventTags.name}` } })
      .returning({ id: eventTags.id });
    if (!tag) throw new Error("The database returned no id");
    await db.insert(taggedEvents).values({ event_id: eventId, tag_id: tag.id });
  }

  /** The one tag that an event has from now on. */
  async function replace(eventId: number, name: string): Promise<void> {
    await db.delete(taggedEvents).where(eq(taggedEvents.event_id, eventId));
    await create(eventId, name);
  }

  return { list, create, replace };
}
