import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { aPerson } from "../../test/people.ts";
import { exportRepository } from "./export-repository.ts";
import { withinSize } from "./within-size.ts";

const app = startApp();

/** By the columns that name an account: the part of an export that has their rows, or why none has. */
const columns: Record<string, string> = {
  "account_acts.user_id": "account_acts",
  "application_history.by": "application_moves",
  "application_notes.by": "application_notes",
  "applications.user_id": "applications",
  "articles.updated_by_id": "staff work",
  "audition_days.by": "audition_days, for their own calls; a team's are the agency's",
  "blocks.blocked_id": "not theirs: what somebody else decided",
  "blocks.user_id": "blocked_accounts",
  "bookmarks.user_id": "bookmarks",
  "call_drafts.user_id": "drafts",
  "call_invitations.by": "sent_invitations, for their own calls; a team's are the agency's",
  "call_invitations.poster_id": "sent_invitations",
  "call_invitations.user_id": "received_invitations",
  "codes.requested_by": "not theirs alone: the number's owner has it",
  "codes.user_id": "codes",
  "clip_files.user_id": "clip_files",
  "comments.user_id": "comments",
  "contact_answers.author_id": "staff work",
  "contact_messages.assignee_id": "staff work",
  "contributions.user_id": "pledges",
  "conversation_files.uploader_id": "message_files",
  "conversation_members.user_id": "conversations",
  "conversation_messages.sender_id": "messages",
  "decisions.decided_by": "staff work",
  "decisions.user_id": "decisions",
  "email_changes.user_id": "email_changes",
  "event_idempotency_keys.user_id": "technical: keys of a day",
  "events.posted_by": "not theirs: the agency's",
  "events.user_id": "postings",
  "events.visibility_by": "staff work",
  "invitation_refusals.poster_id": "not theirs: what somebody else decided",
  "invitation_refusals.user_id": "refused_invitations",
  "mail_settings.user_id": "email_settings",
  "message_templates.user_id": "message_templates",
  "moderation_cases.user_id": "decisions",
  "notification_marks.user_id": "technical: a counter",
  "notifications.about_id": "not theirs: what others were told of them",
  "notifications.user_id": "notifications",
  "profile_lists.user_id": "profile_lists",
  "profiles.user_id": "profiles",
  "push_subscriptions.user_id": "push_browsers",
  "reports.reporter_id": "reports",
  "saved_searches.user_id": "saved_searches",
  "sessions.user_id": "sessions",
  "shortlist_history.by": "shortlists, for the own ones; the rest are the agency's",
  "shortlists.created_by": "shortlists",
  "staff.user_id": "staff work",
  "staff_invitations.invited_by": "staff work",
  "suspensions.user_id": "suspensions",
  "tapes.user_id": "tapes",
  "team_invitations.owner_id": "team_invitations",
  "team_invitations.user_id": "not theirs: what an agency asks, told as a notification",
  "team_members.owner_id": "not theirs: who works for them",
  "team_members.user_id": "teams",
};

it("has a part for every column that names an account, or a reason for none", async () => {
  const found = await app.db.execute(sql`
    select cl.relname || '.' || a.attname as name from pg_constraint c
    join pg_class cl on cl.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`);
  const names = (found as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name);
  expect(names.filter((name) => !(name in columns))).toEqual([]);
  const { id } = await aPerson(app);
  const parts = Object.keys((await exportRepository(app.db).read(id))?.parts ?? {});
  const named = Object.entries(columns).filter(([name, part]) => names.includes(name) && /^\w+$/.test(part));
  expect(named.filter(([, part]) => !parts.includes(part))).toEqual([]);
  expect(Object.keys(columns).filter((name) => !names.includes(name))).toEqual([]);
});

it("leaves long lists only what the short ones do not need", () => {
  const [short, long] = [
    Array.from({ length: 3 }, () => "x"),
    Array.from({ length: 90 }, () => "y".repeat(100_000)),
  ];
  const kept = withinSize([
    ["long", long],
    ["short", short],
    ["other", long],
  ]);
  expect(kept.short).toEqual(short);
  expect([kept.long?.length, kept.other?.length]).toEqual([26, 26]);
  expect(JSON.stringify(kept).length).toBeLessThan(6 * 1_048_576);
});
