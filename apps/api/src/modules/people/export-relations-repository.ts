import { and, desc, eq, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { accountActs, emailChanges } from "../../db/schema/account-change.ts";
import { applicationHistory } from "../../db/schema/board.ts";
import { bookmarks } from "../../db/schema/bookmark.ts";
import { callInvitations, invitationRefusals } from "../../db/schema/call-invitation.ts";
import { blocks, conversationMembers } from "../../db/schema/conversation.ts";
import { profileListEntries, profileLists } from "../../db/schema/profile-list.ts";
import { pushSubscriptions } from "../../db/schema/push-subscription.ts";
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
    received_invitations: db
      .select({
        ...{ event_id: callInvitations.event_id, message: callInvitations.message },
        ...{ created_at: callInvitations.created_at, declined_at: callInvitations.declined_at },
      })
      .from(callInvitations)
      // What somebody takes none of has never reached them.
      .where(and(eq(callInvitations.user_id, userId), callInvitations.is_told))
      .orderBy(desc(callInvitations.id))
      .$dynamic(),
    sent_invitations: db
      .select({
        ...{ event_id: callInvitations.event_id, profile_id: callInvitations.profile_id },
        ...{ message: callInvitations.message, created_at: callInvitations.created_at },
      })
      .from(callInvitations)
      .where(eq(callInvitations.poster_id, userId))
      .orderBy(desc(callInvitations.id))
      .$dynamic(),
    refused_invitations: db
      .select({ account_id: invitationRefusals.poster_id, created_at: invitationRefusals.created_at })
      .from(invitationRefusals)
      .where(eq(invitationRefusals.user_id, userId))
      .orderBy(desc(invitationRefusals.id))
      .$dynamic(),
    profile_lists: db
      .select({ list_id: profileLists.id, name: profileLists.name, created_at: profileLists.created_at })
      .from(profileLists)
      .where(eq(profileLists.user_id, userId))
      .orderBy(desc(profileLists.id))
      .$dynamic(),
    listed_profiles: db
      .select({
        ...{ list_id: profileListEntries.list_id, profile_id: profileListEntries.profile_id },
        ...{ note: profileListEntries.note, added_at: profileListEntries.added_at },
      })
      .from(profileListEntries)
      .innerJoin(profileLists, eq(profileLists.id, profileListEntries.list_id))
      .where(eq(profileLists.user_id, userId))
      .orderBy(desc(profileListEntries.id))
      .$dynamic(),
    // Without its address and its keys: whoever had them could send to it.
    push_browsers: db
      .select({
        push_service: sql<string>`substring(${pushSubscriptions.endpoint} from '^https?://[^/]+')`,
        user_agent: pushSubscriptions.user_agent,
        created_at: pushSubscriptions.created_at,
        confirmed_at: pushSubscriptions.confirmed_at,
      })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.user_id, userId))
      .orderBy(desc(pushSubscriptions.id))
      .$dynamic(),
    saved_searches: db
      .select({
        ...{
          kind: savedSearches.kind,
          name: savedSearches.name,
          filter: savedSearches.filter,
          rhythm: savedSearches.rhythm,
        },
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
