import { nameKey } from "@callboard/contracts/identifier";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { applications } from "../../db/schema/application.ts";
import { blogs } from "../../db/schema/blog.ts";
import { applicationNotes } from "../../db/schema/board.ts";
import { callDrafts } from "../../db/schema/call-draft.ts";
import { codes } from "../../db/schema/code.ts";
import { comments } from "../../db/schema/comment.ts";
import { contactMessages } from "../../db/schema/contact.ts";
import { contributions } from "../../db/schema/contribution.ts";
import { conversationFiles, conversationMessages, messageTemplates } from "../../db/schema/conversation.ts";
import { events } from "../../db/schema/event.ts";
import { eventRoles } from "../../db/schema/event-role.ts";
import { mailSettings } from "../../db/schema/mail-settings.ts";
import { decisions, reports } from "../../db/schema/moderation.ts";
import { notifications } from "../../db/schema/notification.ts";
import { sessions } from "../../db/schema/session.ts";
import { shortlists } from "../../db/schema/shortlist.ts";
import { suspensions } from "../../db/schema/suspension.ts";
import { tapes } from "../../db/schema/tape.ts";
import { auditionExportRepository } from "../audition/audition-export-repository.ts";
import { relationLists } from "./export-relations-repository.ts";
import { exportedProfiles } from "./exported-profiles-repository.ts";
import { withinSize } from "./within-size.ts";

type Owner = Pick<typeof users.$inferSelect, "email" | "email_verified_at">;

const account = {
  id: users.id,
  name: users.name,
  username: users.username,
  email: users.email,
  email_verified_at: users.email_verified_at,
  phone: users.phone,
  phone_verified_at: users.phone_verified_at,
  created_at: users.created_at,
};

const posting = {
  ...{ id: events.id, kind: events.kind, title: events.title, description: events.description },
  ...{ start_date: events.start_date, start_time: events.start_time, end_time: events.end_time },
  ...{
    apply_by: events.apply_by,
    decide_by: events.decide_by,
    time_zone: events.time_zone,
    venue_name: events.venue_name,
  },
  ...{ present_city: events.present_city, address_1: events.address_1, address_2: events.address_2 },
  ...{ contact_person: events.contact_person, contact_number: events.contact_number, email: events.email },
  ...{ website: events.website, price_cents: events.price_cents, visibility: events.visibility },
  ...{ status: events.status, changes: events.changes },
  ...{ banner_photo: events.banner_photo, description_photo: events.description_photo },
  created_at: events.created_at,
};

/** All data of an account, up to so many rows of each kind, without what others wrote, and without secrets. */
export function exportRepository(db: Db, most: number = staffLimits.personExportMax) {
  async function read(userId: number): Promise<{ parts: Record<string, unknown>; cut: string[] } | null> {
    const [owner] = await db.select(account).from(users).where(eq(users.id, userId));
    if (!owner) return null;
    const lists: [name: string, rows: unknown[]][] = [];
    for (const [name, query] of Object.entries(listsOf(userId, owner)))
      lists.push([name, await query.limit(most + 1)]);
    const kept = withinSize(lists.map(([name, rows]) => [name, rows.slice(0, most)]));
    const cut = lists.filter(([name, rows]) => rows.length > (kept[name]?.length ?? 0)).map(([name]) => name);
    return { parts: { account: owner, ...kept }, cut };
  }

  /** The lists of somebody's data, each with its newest first. By an address alone only what was sent from one that they have proven. */
  function listsOf(userId: number, { email, email_verified_at }: Owner): Record<string, PgSelect> {
    const { created_at, last_used_at, user_agent } = sessions;
    const { reason, until, lifted_at } = suspensions;
    return {
      ...exportedProfiles(db, userId),
      postings: db
        .select(posting)
        .from(events)
        .where(eq(events.user_id, userId))
        .orderBy(desc(events.created_at))
        .$dynamic(),
      roles: db
        .select({ event_title: events.title, role: eventRoles })
        .from(eventRoles)
        .innerJoin(events, eq(events.id, eventRoles.event_id))
        .where(eq(events.user_id, userId))
        .orderBy(desc(eventRoles.id))
        .$dynamic(),
      drafts: db
        .select({ fields: callDrafts.fields, changed_at: callDrafts.changed_at })
        .from(callDrafts)
        .where(eq(callDrafts.user_id, userId))
        .orderBy(desc(callDrafts.changed_at))
        .$dynamic(),
      applications: db
        .select({
          ...{ event_id: applications.event_id, event_title: events.title, note: applications.note },
          ...{ reel_url: applications.reel_url, shares_profile: applications.shares_profile },
          ...{ role: eventRoles.name, shared_fields: applications.shared_fields },
          allows_sharing: applications.allows_sharing,
          ...{ state: applications.state, created_at: applications.created_at },
        })
        .from(applications)
        .innerJoin(events, eq(events.id, applications.event_id))
        .leftJoin(eventRoles, eq(eventRoles.id, applications.role_id))
        .where(eq(applications.user_id, userId))
        .orderBy(desc(applications.created_at))
        .$dynamic(),
      ...auditionExportRepository(db).listsOf(userId),
      tapes: db
        .select({
          ...{ event_id: tapes.event_id, application_id: tapes.application_id, name: tapes.name },
          ...{ type: tapes.type, size: tapes.size, received: tapes.received, created_at: tapes.created_at },
        })
        .from(tapes)
        .where(and(eq(tapes.user_id, userId), isNull(tapes.discarded_at)))
        .orderBy(desc(tapes.created_at))
        .$dynamic(),
      messages: db
        .select({
          ...{ event_id: applications.event_id, body: conversationMessages.body },
          created_at: conversationMessages.created_at,
        })
        .from(conversationMessages)
        .innerJoin(applications, eq(applications.id, conversationMessages.application_id))
        .where(eq(conversationMessages.sender_id, userId))
        .orderBy(desc(conversationMessages.created_at))
        .$dynamic(),
      notifications: db
        .select({
          ...{ kind: notifications.kind, about: sql`${notifications.data}->>'event_title'` },
          ...{ created_at: notifications.created_at, read_at: notifications.read_at },
        })
        .from(notifications)
        .where(eq(notifications.user_id, userId))
        .orderBy(desc(notifications.seq))
        .$dynamic(),
      email_settings: db
        .select({
          ...{ rhythms: mailSettings.rhythms, time_zone: mailSettings.time_zone },
          ...{ quiet_from: mailSettings.quiet_from, quiet_to: mailSettings.quiet_to },
          push_groups: mailSettings.push_groups,
        })
        .from(mailSettings)
        .where(eq(mailSettings.user_id, userId))
        .$dynamic(),
      shortlists: db
        .select({
          ...{ event_id: shortlists.event_id, name: shortlists.name, created_at: shortlists.created_at },
          ...{ expires_at: shortlists.expires_at, revoked_at: shortlists.revoked_at },
        })
        .from(shortlists)
        .where(eq(shortlists.created_by, userId))
        .orderBy(desc(shortlists.id))
        .$dynamic(),
      application_notes: db
        .select({ body: applicationNotes.body, created_at: applicationNotes.created_at })
        .from(applicationNotes)
        .where(eq(applicationNotes.by, userId))
        .orderBy(desc(applicationNotes.created_at))
        .$dynamic(),
      message_templates: db
        .select({ name: messageTemplates.name, body: messageTemplates.body })
        .from(messageTemplates)
        .where(eq(messageTemplates.user_id, userId))
        .orderBy(desc(messageTemplates.id))
        .$dynamic(),
      message_files: db
        .select({
          ...{ name: conversationFiles.name, type: conversationFiles.type, size: conversationFiles.size },
          created_at: conversationFiles.created_at,
        })
        .from(conversationFiles)
        .where(eq(conversationFiles.uploader_id, userId))
        .orderBy(desc(conversationFiles.created_at))
        .$dynamic(),
      comments: db
        .select({ article: blogs.title, content: comments.content, created_at: comments.created_at })
        .from(comments)
        .innerJoin(blogs, eq(blogs.id, comments.blog_id))
        .where(eq(comments.user_id, userId))
        .orderBy(desc(comments.created_at))
        .$dynamic(),
      pledges: db
        .select({
          ...{ campaign_id: contributions.event_id, amount_cents: contributions.amount_cents },
          ...{ public_name: contributions.public_name, message: contributions.message },
          created_at: contributions.created_at,
        })
        .from(contributions)
        .where(eq(contributions.user_id, userId))
        .orderBy(desc(contributions.created_at))
        .$dynamic(),
      sessions: db
        .select({ user_agent, created_at, last_used_at })
        .from(sessions)
        .where(eq(sessions.user_id, userId))
        .orderBy(desc(created_at))
        .$dynamic(),
      suspensions: db
        .select({ reason, until, created_at: suspensions.created_at, lifted_at })
        .from(suspensions)
        .where(eq(suspensions.user_id, userId))
        .orderBy(desc(suspensions.created_at))
        .$dynamic(),
      reports: db
        .select({ reason: reports.reason, details: reports.details, created_at: reports.created_at })
        .from(reports)
        .where(eq(reports.reporter_id, userId))
        .orderBy(desc(reports.created_at))
        .$dynamic(),
      decisions: db
        .select({
          ...{ about: decisions.title, act: decisions.act, reason: decisions.reason },
          ...{ decided_at: decisions.decided_at, answer: decisions.answer },
        })
        .from(decisions)
        .where(eq(decisions.user_id, userId))
        .orderBy(desc(decisions.decided_at))
        .$dynamic(),
      codes: db
        .select({ purpose: codes.purpose, client: codes.client, created_at: codes.created_at })
        .from(codes)
        .where(eq(codes.user_id, userId))
        .orderBy(desc(codes.created_at))
        .$dynamic(),
      contact_messages: db
        .select({
          ...{ reference: contactMessages.reference, name: contactMessages.name },
          ...{ topic: contactMessages.topic, message: contactMessages.message },
          created_at: contactMessages.created_at,
        })
        .from(contactMessages)
        .where(email_verified_at ? sql`lower(${contactMessages.email}) = ${nameKey(email)}` : sql`false`)
        .orderBy(desc(contactMessages.created_at))
        .$dynamic(),
      ...relationLists(db, userId),
    };
  }

  return { read };
}
