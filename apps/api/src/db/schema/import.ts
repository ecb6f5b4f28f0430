import { articleImportStates, type ImportCounts, importOutcomes } from "@callboard/contracts/article-import";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { articles } from "./article.ts";
import { id, identity, instant } from "./columns.ts";

/** Imports by the staff: a file that was uploaded, and how far it has come. Names stand as they were. */
export const articleImports = pgTable(
  "article_imports",
  {
    id: identity(),
    /** Begins the names of the file's pieces in the store: nobody guesses it. */
    file_key: text().notNull(),
    file_name: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    /** Pieces of the file that have arrived. */
    pieces: integer().notNull().default(0),
    state: text({ enum: articleImportStates }).notNull().default("uploading"),
    failure: text(),
    domain_names: text().array().notNull(),
    category: text(),
    makes_categories: boolean().notNull(),
    /** Counts the jobs of the import: an earlier one changes nothing any more. */
    run: integer().notNull().default(0),
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    planned: jsonb().$type<ImportPlanned>(),
    results: jsonb().$type<ImportCounts>(),
    created_by_id: id().notNull(),
    created_by: text().notNull(),
    started_by_id: id(),
    started_by: text(),
    created_at: instant().notNull(),
    /** When its state changed last. */
    changed_at: instant().notNull(),
    finished_at: instant(),
    /** False once the pieces are deleted. */
    has_file: boolean().notNull().default(true),
  },
  (table) => [
    index("article_imports_latest").on(table.created_at, table.id),
    index("article_imports_of_state").on(table.state, table.changed_at),
    index("article_imports_with_file").on(table.changed_at).where(sql`has_file`),
  ],
);

/** What the check of a file found in all. */
export type ImportPlanned = {
  counts: ImportCounts;
  new_tags: number;
  with_losses: number;
  images: { found: number; missing: number; remote: number };
};

/** What the report says of an entry beside its columns. */
export type ImportEntryDetails = {
  slug: string | null;
  slug_change: { from: string; why: "taken" | "reserved" } | null;
  category: string | null;
  is_new_category: boolean;
  new_tags: string[];
  images_found: number;
  missing_images: string[];
  losses: string[];
  reason: string | null;
};

/** The entries of a file in their order: what the check said of each, and what has become of it. */
export const importEntries = pgTable(
  "article_import_entries",
  {
    import_id: id()
      .notNull()
      .references(() => articleImports.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    source: text().notNull(),
    line: integer().notNull(),
    column: integer(),
    title: text().notNull(),
    planned: text({ enum: importOutcomes }).notNull(),
    outcome: text({ enum: importOutcomes }),
    has_losses: boolean().notNull(),
    /** Not a reference: the report outlives a draft that is deleted. */
    article_id: id(),
    details: jsonb().$type<ImportEntryDetails>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.import_id, table.position] })],
);

/** Which article a post of another site became: the same post is never imported twice. */
export const importedArticles = pgTable(
  "imported_articles",
  {
    key: text().primaryKey(),
    article_id: id()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    imported_at: instant().notNull(),
    /** The import of the staff that wrote it; null for a command on the server. */
    import_id: id().references(() => articleImports.id, { onDelete: "set null" }),
  },
  (table) => [
    index("imported_articles_of_import").on(table.import_id),
    index("imported_articles_of_article").on(table.article_id),
  ],
);
