import { desc, eq } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { accountActs, emailChanges } from "../../db/schema/account-change.ts";
import { applicationHistory } from "../../db/schema/board.ts";
import { bookmarks } from "../../db/schema/bookmark.ts";
import { blocks, conversationMembers } from "../../db/schema/conversation.ts";
import { savedSearches } from "../../db/schema/saved-search.ts";
import { teamInvitations, teamMembers } from "../../db/schema/team.ts";

/** Lists of an account's data about whom it deals with and what it does, each with its newest first. Others are there by number alone. */
export function relationLists(db: Db, userId: number): Record<string, PgSelect> {
  const { application_id, at, from_state, to_state, undone_at } = applicationHistory;
  const { identifier, role: invitedAs, created_at, expires_at, ended_at } = teamInvitations;
  const { owner_id, role, is_shown, joined_at } = teamMembers;
  const { blog_id, event_id, profile_id } = bookmarks;
  return {
    bookmarks: db
      .select({ article_id: blog_id, event_id, profile_id, created_at: bookmarks.created_at })
      .from(bookmarks)
      .where(eq(bookmarks.user_id, userId))
      .orderBy(desc(bookmarks.id))
      .$dynamic(),
    saved_searches: db
      .select({
        ...{ name: savedSearches.name, filter: savedSearches.filter, rhythm: savedSearches.rhythm },
        created_at: savedSearches.created_at,
      })
      .from(savedSearches)
      .where(eq(savedSearches.user_id, userId))
      .orderBy(desc(savedSearches.id))
      .$dynamic(),
    conversations: db
      .select({
        application_id: conversationMembers.application_id,
        last_at: conversationMembers.last_at,
        unread: conversationMembers.unread,
      })
      .from(conversationMembers)
      .where(eq(conversationMembers.user_id, userId))
      .orderBy(desc(conversationMembers.last_at))
      .$dynamic(),
    application_moves: db
      .select({ application_id, at, from_state, to_state, undone_at })
      .from(applicationHistory)
      .where(eq(applicationHistory.by, userId))
      .orderBy(desc(applicationHistory.id))
      .$dynamic(),
    blocked_accounts: db
      .select({ account_id: blocks.blocked_id, created_at: blocks.created_at })
      .from(blocks)
      .where(eq(blocks.user_id, userId))
      .orderBy(desc(blocks.created_at))
      .$dynamic(),
    teams: db
      .select({ team_id: owner_id, role, is_shown, joined_at })
      .from(teamMembers)
      .where(eq(teamMembers.user_id, userId))
      .orderBy(desc(joined_at))
      .$dynamic(),
    team_invitations: db
      .select({ identifier, role: invitedAs, created_at, expires_at, ended_at })
      .from(teamInvitations)
      .where(eq(teamInvitations.owner_id, userId))
      .orderBy(desc(created_at))
      .$dynamic(),
    email_changes: db
      .select({
        ...{ email: emailChanges.email, created_at: emailChanges.created_at },
        ...{ expires_at: emailChanges.expires_at, ended_at: emailChanges.ended_at },
      })
      .from(emailChanges)
      .where(eq(emailChanges.user_id, userId))
      .orderBy(desc(emailChanges.created_at))
      .$dynamic(),
    account_acts: db
      .select({ kind: accountActs.kind, created_at: accountActs.created_at })
      .from(accountActs)
      .where(eq(accountActs.user_id, userId))
      .orderBy(desc(accountActs.created_at))
      .$dynamic(),
  };
}
