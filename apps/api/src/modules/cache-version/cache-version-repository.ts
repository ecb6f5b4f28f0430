import { asc, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { cacheVersions } from "../../db/schema/cache-version.ts";

/** The cache tags of the gateway that change in the back office too. */
export type ChangedTag = "article" | "comment" | "event" | "profile" | "reference" | "video";

/** Tells the gateways what has changed without their doing. */
export function cacheVersionRepository(db: Db) {
  /** Call it in the transaction of the change. In one order, so that two never wait for each other. */
  async function raise(...tags: ChangedTag[]): Promise<void> {
    for (const tag of tags.toSorted()) {
      await db
        .insert(cacheVersions)
        .values({ tag, version: 1 })
        .onConflictDoUpdate({
          target: cacheVersions.tag,
          set: { version: sql`${cacheVersions.version} + 1` },
        });
    }
  }

  async function list(): Promise<Record<string, number>> {
    const rows = await db.select().from(cacheVersions).orderBy(asc(cacheVersions.tag));
    return Object.fromEntries(rows.map(({ tag, version }) => [tag, version]));
  }

  return { raise, list };
}
