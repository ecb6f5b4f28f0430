import { visibilities } from "@callboard/contracts/visibility";
import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, index, integer, pgTable, text } from "drizzle-orm/pg-core";
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
    /** Null without an account, or once its author removed it. */
    user_id: id().references(() => users.id),
    author: text().notNull(),
    avatar: text(),
    content: text().notNull(),
    /** Of public replies. Kept by whoever writes, hides and removes replies: counting them would read them all. */
    reply_count: integer().notNull().default(0),
    created_at: instant().notNull(),
    visibility: text({ enum: visibilities }).notNull().default("public"),
    /** Set where a removed comment stays as a placeholder, because it has replies. */
    removed_at: instant(),
  },
  (table) => [
    // Of comments alone: however many replies there are, a page of comments reads none of them.
    index("comments_of_blog")
      .on(table.blog_id, table.created_at, table.id)
      .where(sql`${table.parent_id} is null`),
    index("comments_over_time").using("brin", table.created_at),
    index("comments_of_user").on(table.user_id, table.created_at, table.id),
    index("comments_of_parent").on(table.parent_id, table.created_at, table.id),
  ],
);

/** True of the comments that everybody sees. */
export const isPublicComment: SQL<boolean> = sql`${comments.visibility} = 'public'`;
