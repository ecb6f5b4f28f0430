import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";
import { events } from "./event.ts";
import { profiles } from "./profile.ts";

const userId = () => id().references(() => users.id);

/** Invitations to calls: an account has one a call at most, by whichever of its profiles. */
export const callInvitations = pgTable(
  "call_invitations",
  {
    id: identity(),
    event_id: id()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    profile_id: id()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Whose profile it is. */
    user_id: userId().notNull(),
    /** Whose call it is, and who of their side sent it. */
    poster_id: userId().notNull(),
    by: userId().notNull(),
    message: text(),
    /** False where who is invited takes no invitations: they never hear of it, and who sent it is not told. */
    is_told: boolean().notNull(),
    created_at: instant().notNull(),
    declined_at: instant(),
  },
  (table) => [
    unique("call_invitations_once").on(table.event_id, table.user_id),
    index("call_invitations_of_event").on(table.event_id, table.id),
    index("call_invitations_of_user").on(table.user_id, table.id).where(sql`${table.is_told}`),
    index("call_invitations_of_poster").on(table.poster_id, table.created_at),
    index("call_invitations_of_profile").on(table.profile_id),
  ],
);

/** Who takes no invitations: from a poster, or from anybody, where none is named. */
export const invitationRefusals = pgTable(
  "invitation_refusals",
  {
    id: identity(),
    user_id: userId().notNull(),
    poster_id: userId(),
    created_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex("invitation_refusals_all").on(table.user_id).where(sql`${table.poster_id} is null`),
    unique("invitation_refusals_once").on(table.user_id, table.poster_id),
    index("invitation_refusals_of_poster").on(table.poster_id).where(sql`${table.poster_id} is not null`),
  ],
);
