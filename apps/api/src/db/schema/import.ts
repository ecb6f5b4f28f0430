import { index, pgTable, text } from "drizzle-orm/pg-core";
import { articles } from "./article.ts";
import { id, instant } from "./columns.ts";

/** Which article a post of another site became: the same post is never imported twice. */
export const importedArticles = pgTable(
  "imported_articles",
  {
    key: text().primaryKey(),
    article_id: id()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    imported_at: instant().notNull(),
  },
  (table) => [index("imported_articles_of_article").on(table.article_id)],
);

/** Where an image that was imported is stored, by the SHA-256 of its file. */
export const importedImages = pgTable("imported_images", {
  hash: text().primaryKey(),
  address: text().notNull(),
  imported_at: instant().notNull(),
});
