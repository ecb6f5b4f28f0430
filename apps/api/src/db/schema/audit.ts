import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, identity, instant } from "./columns.ts";

/** What staff did, each act once: a trigger refuses changes. Names stand as they were. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: identity(),
    created_at: instant().notNull(),
    /** Null for a command on the server. Not a reference: an entry outlives the account. */
    actor_id: id(),
    actor_name: text().notNull(),
    action: text().notNull(),
    subject_kind: text().notNull(),
    subject_id: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
    /** The request that did it, as the logs have it. */
    request_id: text(),
  },
  (table) => [
    index("audit_entries_created").on(table.created_at, table.id),
    index("audit_entries_of_actor").on(table.actor_id, table.created_at, table.id),
    index("audit_entries_of_subject").on(table.subject_kind, table.subject_id, table.created_at, table.id),
  ],
);
