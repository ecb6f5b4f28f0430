import type { DraftFields } from "@callboard/contracts/call-draft";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";

/** Calls that somebody is still writing: apart from events, so that no list, page or search can show one. */
export const callDrafts = pgTable(
  "call_drafts",
  {
    id: identity(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    /** The texts of the form as they were typed. */
    fields: jsonb().$type<DraftFields>().notNull(),
    banner_photo: text(),
    description_photo: text(),
    version: integer().notNull().default(1),
    created_at: instant().notNull(),
    changed_at: instant().notNull(),
  },
  (table) => [index("call_drafts_of_user").on(table.user_id, table.changed_at, table.id)],
);
