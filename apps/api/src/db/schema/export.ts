import { articleExportStates } from "@callboard/contracts/article-export";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, identity, instant } from "./columns.ts";

/** Archives of all articles, made for the staff and deleted after a while. Names stand as they were. */
export const articleExports = pgTable(
  "article_exports",
  {
    id: identity(),
    /** Begins the names of the archive's pieces in the store: nobody guesses it. */
    file_key: text().notNull(),
    state: text({ enum: articleExportStates }).notNull().default("waiting"),
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    /** In bytes. */
    size: bigint({ mode: "number" }).notNull().default(0),
    pieces: integer().notNull().default(0),
    images: integer().notNull().default(0),
    missing_images: integer().notNull().default(0),
    unpublished_changes: integer().notNull().default(0),
    created_by_id: id().notNull(),
    created_by: text().notNull(),
    created_at: instant().notNull(),
    changed_at: instant().notNull(),
    finished_at: instant(),
    /** False once the pieces are deleted. */
    has_file: boolean().notNull().default(true),
  },
  (table) => [
    index("article_exports_latest").on(table.created_at, table.id),
    uniqueIndex("article_exports_open").on(sql`(1)`).where(sql`state in ('waiting', 'running')`),
    index("article_exports_with_file").on(table.changed_at).where(sql`has_file`),
  ],
);
