import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Words of the titles, names, tags and places that everybody has read, as text search has them. Triggers of the searched tables write it
 * (docs/decisions/0063). No word is unique: two that are written at the same moment wait for each other nowhere.
 */
export const searchWords = pgTable(
  "search_words",
  {
    word: text().notNull(),
    /** Equal for spellings that sound the same. */
    sound: text().notNull().generatedAlwaysAs(sql`sound_of(word)`),
  },
  (table) => [
    index("search_words_word").on(sql`${table.word} collate "C"`),
    index("search_words_sound").on(sql`initial_of(${table.sound})`, sql`length(${table.sound})`),
  ],
);
