import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { accountActs, emailChanges } from "../../db/schema/account-change.ts";
import { applications } from "../../db/schema/application.ts";
import { auditionDays } from "../../db/schema/audition.ts";
import { applicationLabels, applicationNotes } from "../../db/schema/board.ts";
import { bookmarks } from "../../db/schema/bookmark.ts";
import { callDrafts } from "../../db/schema/call-draft.ts";
import { callInvitations, invitationRefusals } from "../../db/schema/call-invitation.ts";
import { clipFiles } from "../../db/schema/clip-file.ts";
import { codes } from "../../db/schema/code.ts";
import { contactAnswers } from "../../db/schema/contact.ts";
import { contributions } from "../../db/schema/contribution.ts";
import {
  blocks,
  conversationFiles,
  conversationMessages,
  messageTemplates,
} from "../../db/schema/conversation.ts";
import { eventIdempotencyKeys, events, taggedEvents } from "../../db/schema/event.ts";
import { eventRoles } from "../../db/schema/event-role.ts";
import { jobs } from "../../db/schema/job.ts";
import { mailSettings } from "../../db/schema/mail-settings.ts";
import { decisions, moderationCases, reports } from "../../db/schema/moderation.ts";
import { notificationMarks, notifications } from "../../db/schema/notification.ts";
import { agencyDetails, artistDetails, profiles, resumes } from "../../db/schema/profile.ts";
import { profileLists } from "../../db/schema/profile-list.ts";
import { savedSearches } from "../../db/schema/saved-search.ts";
import { sessions } from "../../db/schema/session.ts";
import { shortlists } from "../../db/schema/shortlist.ts";
import { suspensions } from "../../db/schema/suspension.ts";
import { tapes } from "../../db/schema/tape.ts";
import { releaseAuditions } from "../audition/settle-day.ts";
import { conversationTeamRepository } from "../conversation/conversation-team-repository.ts";
import { notificationRepository } from "../notification/notification-repository.ts";
import { headshotRepository } from "../portfolio/headshot-repository.ts";
import { profileSlugRepository } from "../profile-address/profile-slug-repository.ts";
import { pushSubscriptionRepository } from "../push/push-subscription-repository.ts";
import { teamRepository } from "../team/team-repository.ts";
import { erasedName, isWaitingMailTo } from "./erased-address-repository.ts";

type Account = { id: number; email: string };
/** The addresses of images that no row uses any more. */
type Photos = (string | null)[];

/** No identifier that somebody can type has a colon in it. */
const erasedKey = (id: number) => `erased:${id}`;

/** Takes everything personal out of the rows of an account. Works inside a transaction that holds it. */
export function erasureRepository(db: Db) {
  /** The account stays as a row without its owner: what others wrote, applied to and pledged refers to it. */
  async function account({ id }: Account, now: Date): Promise<void> {
    const key = erasedKey(id);
    const names = { username: key, username_key: key, email: key, email_key: key, phone: key };
    const next = { credentials_version: sql`${users.credentials_version} + 1` };
    const nothing = { email_verified_at: null, phone_verified_at: null, password_hash: "", erased_at: now };
    await db
      .update(users)
      .set({ name: erasedName, ...names, ...nothing, ...next })
      .where(eq(users.id, id));
    await db.delete(notifications).where(or(eq(notifications.user_id, id), eq(notifications.about_id, id)));
    const left = await teamRepository(db).erase(id);
    for (const userId of left) await conversationTeamRepository(db).leave(id, userId);
    await db.delete(accountActs).where(eq(accountActs.user_id, id));
    await pushSubscriptionRepository(db).removeAll(id);
    await db.delete(sessions).where(eq(sessions.user_id, id));
    await db.delete(notificationMarks).where(eq(notificationMarks.user_id, id));
    await db.delete(bookmarks).where(eq(bookmarks.user_id, id));
    await db.delete(callInvitations).where(eq(callInvitations.user_id, id));
    const isRefusal = or(eq(invitationRefusals.user_id, id), eq(invitationRefusals.poster_id, id));
    await db.delete(invitationRefusals).where(isRefusal);
    await db.delete(profileLists).where(eq(profileLists.user_id, id));
    await db.delete(savedSearches).where(eq(savedSearches.user_id, id));
    await db.delete(mailSettings).where(eq(mailSettings.user_id, id));
    await db.delete(suspensions).where(eq(suspensions.user_id, id));
  }

  /** What was sent to them, and what they asked for and answered. */
  async function messages({ id, email }: Account, now: Date): Promise<void> {
    // Codes count towards limits for as long as they would have: who deletes an account has no more sent by the next one.
    const nobodys = { user_id: null, code_hash: "", used_at: now };
    await db.update(codes).set(nobodys).where(eq(codes.user_id, id));
    await db.update(codes).set({ requested_by: null }).where(eq(codes.requested_by, id));
    await db.delete(emailChanges).where(eq(emailChanges.user_id, id));
    const isTheirs = sql`${jobs.payload}->>'user_id' = ${String(id)}`;
    await db.delete(jobs).where(and(isWaitingMailTo(email), isTheirs));
    await db.update(contactAnswers).set({ author_name: erasedName }).where(eq(contactAnswers.author_id, id));
  }

  async function profilesOf({ id }: Account): Promise<Photos> {
    const own = await db
      .select({ id: profiles.id, photo: profiles.photo })
      .from(profiles)
      .where(eq(profiles.user_id, id));
    const ids = own.map((profile) => profile.id);
    await db.delete(artistDetails).where(inArray(artistDetails.profile_id, ids));
    await db.delete(agencyDetails).where(inArray(agencyDetails.profile_id, ids));
    await db.delete(resumes).where(inArray(resumes.profile_id, ids));
    await profileSlugRepository(db).erase(ids);
    const portraits = await headshotRepository(db).removeAll(ids);
    await db.delete(profiles).where(inArray(profiles.id, ids));
    return [...new Set([...own.map(({ photo }) => photo), ...portraits])];
  }

  /** Events and campaigns: their rows stay, empty, for those who applied and pledged. */
  async function postings({ id }: Account, now: Date): Promise<Photos> {
    const own = eq(events.user_id, id);
    const { banner_photo, description_photo } = events;
    const photos = await db.select({ banner_photo, description_photo }).from(events).where(own);
    const ids = db.select({ id: events.id }).from(events).where(own);
    await db
      .update(eventRoles)
      .set({ name: "Removed role", description: null, profession: null, profession_key: null })
      .where(inArray(eventRoles.event_id, ids));
    await db.delete(taggedEvents).where(inArray(taggedEvents.event_id, ids));
    await db.delete(notifications).where(inArray(notifications.event_id, ids));
    await db.delete(callInvitations).where(inArray(callInvitations.event_id, ids));
    await db.delete(auditionDays).where(inArray(auditionDays.event_id, ids));
    await db.delete(applicationNotes).where(eq(applicationNotes.by, id));
    await db.delete(applicationLabels).where(inArray(applicationLabels.event_id, ids));
    await db.delete(shortlists).where(inArray(shortlists.event_id, ids));
    await db.delete(eventIdempotencyKeys).where(eq(eventIdempotencyKeys.user_id, id));
    const nobody = { contact_person: "", website: "", contact_number: "", email: "" };
    const nowhere = {
      venue_name: "",
      address_1: "",
      address_2: null,
      banner_photo: null,
      description_photo: null,
    };
    const removed = { visibility: "removed" as const, visibility_reason: null, visibility_by: null };
    await db
      .update(events)
      .set({
        ...{ ...nobody, ...nowhere, ...removed, visibility_at: now, description: "" },
        ...{ findings: [], changes: [] },
        status: sql`case when ${events.kind} = 'event' and ${events.status} = 'published' then 'closed' else ${events.status} end`,
        title: sql`case ${events.kind} when 'event' then 'Removed call' else 'Removed campaign' end`,
        search: sql`''::tsvector`,
      })
      .where(own);
    const drafts = await db.delete(callDrafts).where(eq(callDrafts.user_id, id)).returning();
    return [...photos, ...drafts].flatMap((row) => [row.banner_photo, row.description_photo]);
  }

  /** Their applications go, with what was written about them; what they wrote to applicants loses its words; their pledges stay in the ledgers, as nobody's. */
  async function participation({ id }: Account, now: Date): Promise<void> {
    // The sweep deletes what is stored of them.
    const given = { event_id: null, application_id: null, name: "", discarded_at: now };
    await db.update(tapes).set(given).where(eq(tapes.user_id, id));
    const discarded = { name: "", is_in_resume: false, discarded_at: now };
    await db.update(clipFiles).set(discarded).where(eq(clipFiles.user_id, id));
    await leaveAuditions(id, now);
    await db.delete(applications).where(eq(applications.user_id, id));
    await db.delete(messageTemplates).where(eq(messageTemplates.user_id, id));
    await db.delete(blocks).where(or(eq(blocks.user_id, id), eq(blocks.blocked_id, id)));
    const nobodys = { message_id: null, application_id: null, name: "", created_at: new Date(0) };
    await db.update(conversationFiles).set(nobodys).where(eq(conversationFiles.uploader_id, id));
    await db
      .update(conversationMessages)
      .set({ body: "", body_hash: "", file_count: 0, visibility: "removed" })
      .where(eq(conversationMessages.sender_id, id));
    await db
      .update(contributions)
      .set({ public_name: null, message: null, idempotency_key: null, body_hash: null })
      .where(eq(contributions.user_id, id));
  }

  /** Whoever waits for one of their times gets it. */
  async function leaveAuditions(userId: number, now: Date): Promise<void> {
    const own = await db
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.user_id, userId))
      .orderBy(applications.id)
      .for("update");
    const ids = own.map((application) => application.id);
    await notificationRepository(db).create(await releaseAuditions(db, ids, now), now);
  }

  /** What they reported, and what was decided about them: that it happened stays, without who and what. */
  async function moderation({ id }: Account): Promise<void> {
    const title = erasedName;
    await db.update(moderationCases).set({ user_id: null, title }).where(eq(moderationCases.user_id, id));
    await db
      .update(decisions)
      .set({ user_id: null, title, reason: null, answer: null })
      .where(eq(decisions.user_id, id));
    const nobodys = { reporter_id: null, email: null, details: "" };
    await db.update(reports).set(nobodys).where(eq(reports.reporter_id, id));
  }

  return { account, moderation, messages, profilesOf, postings, participation };
}
