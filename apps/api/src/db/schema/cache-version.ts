import { bigint, pgTable, text } from "drizzle-orm/pg-core";

/** How often what a cache tag stands for was changed by other ways than through a gateway: a gateway that sees another number expires it. */
export const cacheVersions = pgTable("cache_versions", {
  tag: text().primaryKey(),
  version: bigint({ mode: "number" }).notNull(),
});
