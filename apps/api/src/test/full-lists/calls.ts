import { auditionLimits } from "@callboard/contracts/audition-limits";
import { callInvitationLimits } from "@callboard/contracts/call-invitation-limits";
import { limits } from "@callboard/contracts/limits";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { sql } from "drizzle-orm";
import type { TestApp } from "../app.ts";
import { anEvent } from "../events.ts";
import { type Filling, type FullList, multiply, numberOf, page, write } from "./full-list.ts";

/** Calls and campaigns of the account, public and not, a call that it has applied for, and what belongs to them. */
export async function fillCalls(app: TestApp, filling: Filling): Promise<void> {
  const { numbers } = filling;
  const { user, other } = numbers;
  const mine = { user_id: user as number };
  const call = await anEvent(app, mine);
  Object.assign(numbers, { call: call.id, category: call.category_id });
  numbers.campaign = (await anEvent(app, { ...mine, kind: "crowdfunding" })).id;
  // Behind all others in every list: what it has many of is in its own answer.
  const behind = { start_date: "2027-07-01", created_at: new Date(0) };
  numbers.cast = (await anEvent(app, { ...mine, ...behind })).id;
  numbers.theirs = (await anEvent(app, { user_id: other as number, ...behind })).id;
  await multiply(filling, "events", sql`jsonb_build_object('id', n)`);
  const hidden = sql`jsonb_build_object('id', n + 10000000, 'visibility', 'hidden', 'is_featured', true)`;
  await multiply(filling, "events", hidden);
  await multiply(filling, "event_categories", sql`jsonb_build_object('id', n, 'name', n)`);
  await fillParts(filling);
  await fillApplications(filling);
  await fillBoard(filling);
  await fillAuditions(filling);
  await fillInvitations(filling);
}

async function fillParts(filling: Filling): Promise<void> {
  const { now, numbers } = filling;
  const { cast, campaign, user } = numbers;
  await write(filling, "event_roles", "event_id, position, name, seats, wants", sql`${cast}, n, n, 1, '{}'`);
  await write(filling, "event_tags", "name, name_key", sql`n, n`);
  await write(filling, "tagged_events", "event_id, tag_id", sql`${cast}, id`, sql`event_tags`);
  await write(
    filling,
    "contributions",
    "event_id, user_id, amount_cents, created_at",
    sql`${campaign}, ${user}, 500, ${now}`,
  );
  await write(
    filling,
    "call_drafts",
    "user_id, fields, created_at, changed_at",
    sql`${user}, '{}', ${now}, ${now}`,
  );
  numbers.draft = await numberOf(filling, "call_drafts");
}

/** Everybody else has applied for the call, and the account for all calls but that. */
async function fillApplications(filling: Filling): Promise<void> {
  const { now, numbers } = filling;
  const { user, call, theirs } = numbers;
  const columns = "event_id, user_id, shares_profile, state, created_at";
  const sent = sql`false, 'sent', ${now}`;
  await write(filling, "applications", columns, sql`${call}, id, ${sent}`, sql`users where id <> ${user}`);
  await write(filling, "applications", columns, sql`id, ${user}, ${sent}`, sql`events where id <> ${call}`);
  numbers.received = await numberOf(filling, "applications", "min", sql`event_id = ${call}`);
  numbers.sent = await numberOf(filling, "applications", "min", sql`event_id = ${theirs}`);
  const video = sql`'k' || id, 'a.mp4', 100, 100, 'video/mp4', ${now}, ${now}, ${now}`;
  await write(
    filling,
    "tapes",
    "user_id, event_id, application_id, key, name, size, received, type, created_at, touched_at, sent_at",
    sql`user_id, event_id, id, ${video}`,
    sql`applications`,
  );
}

async function fillBoard(filling: Filling): Promise<void> {
  const { now, numbers } = filling;
  const { user, call, received, sent } = numbers;
  for (const application of [received, sent]) {
    await write(
      filling,
      "application_history",
      "application_id, at, by, from_state, to_state, version, key",
      sql`${application}, ${now}, ${user}, 'sent', 'viewed', 2, n::text`,
    );
  }
  await write(
    filling,
    "application_notes",
    "application_id, by, body, created_at",
    sql`${received}, ${user}, 'Words', ${now}`,
  );
  await write(filling, "application_labels", "event_id, name, name_key", sql`${call}, n, n`);
  const labelled = sql`id, ${received}`;
  await write(
    filling,
    "labelled_applications",
    "label_id, application_id",
    labelled,
    sql`application_labels`,
  );
}

/** The first day of each call has many times; who applied is invited to all days, and everybody to the first one. */
async function fillAuditions(filling: Filling): Promise<void> {
  const { now, numbers } = filling;
  const { user, call, theirs, received, sent } = numbers;
  const invited = "day_id, application_id, created_at";
  for (const [event, application] of [
    [call, received],
    [theirs, sent],
  ] as const) {
    await write(
      filling,
      "audition_days",
      "event_id, by, key, date, time_zone, slot_minutes, capacity, created_at",
      sql`${event}, ${user}, n::text, '2026-06-20', 'UTC', 5, 1, ${now}`,
    );
    const day = await numberOf(filling, "audition_days", "min", sql`event_id = ${event}`);
    const time = sql`timestamptz '2026-06-20T08:00Z'`;
    await write(
      filling,
      "audition_slots",
      "day_id, starts_at, ends_at",
      sql`${day}, ${time} + n * interval '5 minutes', ${time} + (n + 1) * interval '5 minutes'`,
    );
    const days = sql`audition_days where event_id = ${event}`;
    await write(filling, "audition_invitations", invited, sql`id, ${application}, ${now}`, days);
    numbers[event === call ? "day" : "theirDay"] = day;
  }
  const { day, theirDay } = numbers;
  const everybody = sql`applications where event_id = ${call}`;
  await write(filling, "audition_invitations", invited, sql`${day}, id, ${now}`, everybody);
  numbers.invitation = await numberOf(filling, "audition_invitations", "min", sql`day_id = ${theirDay}`);
}

async function fillInvitations(filling: Filling): Promise<void> {
  const { now, numbers } = filling;
  const { user, call, profile } = numbers;
  const columns = "event_id, profile_id, user_id, poster_id, by, is_told, created_at";
  const sent = sql`${call}, id, user_id, ${user}, ${user}, true, ${now}`;
  await write(filling, "call_invitations", columns, sent, sql`profiles`);
  const got = sql`id, ${profile}, ${user}, ${user}, ${user}, true, ${now}`;
  await write(filling, "call_invitations", columns, got, sql`events`);
  const refusal = "user_id, poster_id, created_at";
  await write(filling, "invitation_refusals", refusal, sql`${user}, id, ${now}`, sql`users`);
}

const { boardNotesMax, rolesMax, tagFetch, labelsMax, applicationLabelsMax, boardExportRows } = limits;
const { daysMax, slotsMax, invitationsMax } = auditionLimits;
const whole = { roles: rolesMax, roles_until: rolesMax, tags: tagFetch };
const fewest = { applications: page, labels: applicationLabelsMax * page };
const header = 1;

/** The calls that answer them. */
export const callLists: FullList[] = [
  ["/event/list", ["events"], { events: page }],
  ["/event/category/:category_id", ["events"], { events: page }, { category_id: "#category" }],
  ["/event/mine", ["events"], { events: page }],
  ["/event/facets", ["events"], {}],
  ["/event/get/:id", ["event_roles", "event_tags", "tagged_events"], whole, { id: "#cast" }],
  ["/event/own/:id", ["event_roles", "event_tags", "tagged_events"], whole, { id: "#cast" }],
  ["/event/drafts", ["call_drafts"], { drafts: page }],
  ["/event-category/view", ["event_categories"], { categories: page }],
  ["/staff/featured-events", ["events"], { events: staffLimits.featuredEventsMax }],
  ["/application/mine", ["applications", "tapes"], { applications: page }],
  ["/application/applied", ["applications"], { event_ids: page }],
  [
    "/application/event/:id",
    ["applications", "labelled_applications"],
    fewest,
    { id: "#call", sort: "oldest" },
  ],
  ["/application/board/:id", ["application_labels"], { labels: labelsMax }, { id: "#call" }],
  ["/application/board/:id", ["event_roles"], { roles: rolesMax }, { id: "#cast" }],
  ["/application/export/:id", ["applications"], { csv: header + boardExportRows }, { id: "#call" }],
  [
    "/application/received/:id",
    ["application_notes", "application_history", "labelled_applications"],
    { notes: boardNotesMax, history: boardNotesMax, labels: applicationLabelsMax },
    { id: "#received" },
  ],
  ["/application/:id", ["application_history"], { history: boardNotesMax }, { id: "#sent" }],
  ["/audition/event/:id", ["audition_days"], { days: daysMax }, { id: "#call" }],
  [
    "/audition/day/:id",
    ["audition_slots", "audition_invitations"],
    { slots: slotsMax, invitations: invitationsMax },
    { id: "#day" },
  ],
  ["/audition/received/:id", ["audition_invitations"], { invitations: daysMax }, { id: "#received" }],
  [
    "/audition/application/:id",
    ["audition_days", "audition_slots"],
    { auditions: daysMax, free: slotsMax },
    { id: "#sent" },
  ],
  ["/audition/own/:id", ["audition_slots"], { free: slotsMax }, { id: "#invitation" }],
  ["/call-invitation/calls", ["events"], { calls: callInvitationLimits.callsMax }],
  ["/call-invitation/event/:id", ["call_invitations"], { invitations: page }, { id: "#call" }],
  ["/call-invitation/received", ["call_invitations"], { invitations: page }],
  ["/call-invitation/settings", ["invitation_refusals"], { refused: callInvitationLimits.refusedMax }],
  ["/crowdfunding/ledger/:event_id", ["contributions"], { lines: page }, { event_id: "#campaign" }],
  ["/crowdfunding/mine", ["contributions"], { contributions: page }],
];
