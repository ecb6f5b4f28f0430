import { invitedRoles } from "@callboard/contracts/team-role";
import { boolean, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";

const userId = () =>
  id()
    .notNull()
    .references(() => users.id);
const role = () => text({ enum: invitedRoles }).notNull();

/** Who acts for an agency beside its own account, which is no row here. */
export const teamMembers = pgTable(
  "team_members",
  {
    owner_id: userId(),
    user_id: userId(),
    role: role(),
    /** Named on the agency's public page: they alone say so. */
    is_shown: boolean().notNull().default(false),
    joined_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner_id, table.user_id] }),
    index("team_members_of_user").on(table.user_id),
  ],
);

/** Invitations to a team. Those that are over stay for a while, to be counted. */
export const teamInvitations = pgTable(
  "team_invitations",
  {
    id: identity(),
    owner_id: userId(),
    /** As it was typed, and in lower case. */
    identifier: text().notNull(),
    identifier_key: text().notNull(),
    role: role(),
    /** Whom a username named; null for an address, and for a name that nobody has: the owner is not told which. */
    user_id: id().references(() => users.id),
    /** Of the token that was mailed to an address. */
    token_hash: text().unique("team_invitations_token"),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    /** When it was answered, taken back or replaced. */
    ended_at: instant(),
  },
  (table) => [
    index("team_invitations_of_owner").on(table.owner_id, table.created_at, table.id),
    index("team_invitations_of_user").on(table.user_id),
  ],
);
