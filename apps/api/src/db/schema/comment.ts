import { type AnyPgColumn, index, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { blogs } from "./blog.ts";
import { id, identity, instant } from "./columns.ts";

export const comments = pgTable(
  "comments",
  {
    id: identity(),
    blog_id: id()
      .notNull()
      .references(() => blogs.id),
    parent_id: id().references((): AnyPgColumn => comments.id),
    /** Null for one without an account, or whose author took it back. */
    user_id: id().references(() => users.id),
    author: text().notNull(),
    avatar: text(),
    content: text().notNull(),
    created_at: instant().notNull(),
    /** Set where only the place is left, because others replied. */
    removed_at: instant(),
  },
  (table) => [
    index("comments_of_blog").on(table.blog_id, table.created_at, table.id),
    index("comments_of_user").on(table.user_id, table.created_at, table.id),
    index("comments_of_parent").on(table.parent_id),
  ],
);
