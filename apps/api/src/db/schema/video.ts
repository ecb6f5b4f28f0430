import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { identity, instant } from "./columns.ts";

export const videos = pgTable(
  "videos",
  {
    id: identity(),
    title: text().notNull(),
    description: text().notNull(),
    thumbnail_url: text(),
    video_url: text(),
    is_featured: boolean().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    index("videos_created").on(table.created_at, table.id),
    index("videos_featured").on(table.is_featured, table.created_at, table.id),
  ],
);
