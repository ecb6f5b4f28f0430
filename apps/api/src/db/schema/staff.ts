import { bigint, boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";

const role = () => text({ enum: ["editor", "moderator", "administrator"] }).notNull();

/** The accounts that run the site, with their second factors. */
export const staff = pgTable("staff", {
  user_id: id()
    .primaryKey()
    .references(() => users.id),
  role: role(),
  added_at: instant().notNull(),
  last_seen_at: instant(),
  /** An account of the demo has no second factor. */
  is_demo: boolean().notNull().default(false),
  /** Encrypted. */
  factor_secret: text(),
  /** A second factor that is being set up: it counts from its first code on. */
  pending_factor_secret: text(),
  /** The 30 seconds of the last code, which is refused from then on. */
  factor_step: bigint({ mode: "number" }),
});

/** One row for each recovery code that is not used up. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: identity(),
    user_id: id()
      .notNull()
      .references(() => staff.user_id, { onDelete: "cascade" }),
    code_hash: text().notNull(),
  },
  (table) => [index("recovery_codes_of_user").on(table.user_id)],
);

/** Wrong codes of second factors, as long as they count. */
export const factorAttempts = pgTable(
  "factor_attempts",
  {
    id: identity(),
    user_id: id()
      .notNull()
      .references(() => staff.user_id, { onDelete: "cascade" }),
    session_id: id().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [index("factor_attempts_of_user").on(table.user_id, table.created_at)],
);

/** Invitations that nobody has accepted yet. */
export const staffInvitations = pgTable("staff_invitations", {
  id: identity(),
  email: text().notNull(),
  role: role(),
  token_hash: text().notNull().unique(),
  invited_by: id()
    .notNull()
    .references(() => users.id),
  created_at: instant().notNull(),
  expires_at: instant().notNull(),
});
