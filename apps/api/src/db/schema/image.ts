import { imagePlaces, imageUseKinds } from "@callboard/contracts/library-image";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, identity, instant, tsvector } from "./columns.ts";

/** The image library: what editors have uploaded and imports have brought. */
export const images = pgTable(
  "images",
  {
    id: identity(),
    /** The SHA-256 of the file that was uploaded, so that it is one image however often it comes; null for images from before. */
    hash: text().unique(),
    /** Of the largest width, as rows name it. */
    address: text().notNull().unique(),
    name: text().notNull(),
    alt: text().notNull(),
    /** Of the largest width; null until they are measured. */
    width: integer(),
    height: integer(),
    /** Null until it is measured, 0 where the file is missing. */
    size: integer(),
    search: tsvector().notNull(),
    version: integer().notNull().default(1),
    created_at: instant().notNull(),
    created_by_id: id(),
    created_by: text().notNull(),
  },
  (table) => [
    index("images_created").on(table.created_at, table.id),
    index("images_search").using("gin", table.search),
  ],
);

/**
 * What uses an image, written in the transaction of what uses it. An article is there twice: for what was written last, and for what
 * the public reads.
 */
export const imageUses = pgTable(
  "image_uses",
  {
    image_id: id()
      .notNull()
      .references(() => images.id),
    subject_kind: text({ enum: imageUseKinds }).notNull(),
    subject_id: id().notNull(),
    state: text({ enum: ["written", "public"] }).notNull(),
    place: text({ enum: imagePlaces }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.image_id, table.subject_kind, table.subject_id, table.state, table.place],
    }),
    index("image_uses_of_subject").on(table.subject_kind, table.subject_id),
  ],
);
