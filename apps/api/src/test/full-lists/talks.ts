import { conversationLimits } from "@callboard/contracts/conversation-limits";
import { limits } from "@callboard/contracts/limits";
import { savedSearchLimits } from "@callboard/contracts/saved-search-limits";
import { shortlistLimits } from "@callboard/contracts/shortlist-limits";
import { sql } from "drizzle-orm";
import { feedHashOf } from "../../modules/saved-search/feed-key.ts";
import { shortlistKeys } from "../../modules/shortlist/shortlist-keys.ts";
import { testOtpKey } from "../app.ts";
import { type Filling, type FullList, many, numberOf, page, write } from "./full-list.ts";

/** Of the link of the newest shortlist, and of its first visitor; of the feed of the first search. */
const [token, visitor, feed] = ["t".repeat(43), "v".repeat(43), "f".repeat(43)];

/** What the account writes, shares by links, looks for and is told. */
export async function fillTalks(filling: Filling): Promise<void> {
  await fillConversations(filling);
  await fillShortlists(filling);
  await fillSearches(filling);
  await fillNotifications(filling);
}

/** The newest message has many files. */
async function fillConversations(filling: Filling): Promise<void> {
  const { db, now, numbers } = filling;
  const { user, received } = numbers;
  await write(
    filling,
    "conversation_messages",
    "application_id, sender_id, body, is_bulk, key, body_hash, created_at",
    sql`${received}, ${user}, 'Words', true, n, '', ${now}`,
  );
  const last = await numberOf(filling, "conversation_messages", "max");
  await db.execute(sql`update conversation_messages set file_count = ${many} where id = ${last}`);
  await write(
    filling,
    "conversation_files",
    "application_id, message_id, uploader_id, file_key, name, type, size, created_at",
    sql`${received}, ${last}, ${user}, n, n, 'application/pdf', 1, ${now}`,
  );
  const columns = "application_id, user_id, last_id, last_at, unread";
  await write(
    filling,
    "conversation_members",
    columns,
    sql`id, ${user}, ${last}, ${now}, 1`,
    sql`applications`,
  );
  await write(filling, "message_templates", "user_id, name, body", sql`${user}, n, 'Words'`);
}

/** The newest shortlist has everybody who applied, and marks of many; one application is on all of them. */
async function fillShortlists(filling: Filling): Promise<void> {
  const { db, now, numbers } = filling;
  const { user, call, received } = numbers;
  await write(
    filling,
    "shortlists",
    "event_id, name, token_hash, created_by, created_at, expires_at",
    sql`${call}, n, n, ${user}, ${now}, ${now}::timestamptz + interval '9 days'`,
  );
  const newest = await numberOf(filling, "shortlists", "max");
  numbers.shortlist = newest;
  const { hashOf } = shortlistKeys(testOtpKey);
  await db.execute(sql`update shortlists set token_hash = ${hashOf(token)} where id = ${newest}`);
  const on = "shortlist_id, application_id";
  await write(filling, "shortlisted_applications", on, sql`id, ${received}`, sql`shortlists`);
  const sent = sql`applications where event_id = ${call}`;
  await write(filling, "shortlisted_applications", on, sql`${newest}, id`, sent);
  const acts = "shortlist_id, at, by, act, count";
  await write(filling, "shortlist_history", acts, sql`${newest}, ${now}, ${user}, 'added', 1`);
  const seen = "shortlist_id, name, key_hash, created_at";
  await write(filling, "shortlist_visitors", seen, sql`${newest}, n, n, ${now}`);
  const first = await numberOf(filling, "shortlist_visitors");
  await db.execute(sql`update shortlist_visitors set key_hash = ${hashOf(visitor)} where id = ${first}`);
  const mark = "visitor_id, application_id, mark, marked_at";
  await write(filling, "shortlist_marks", mark, sql`${first}, id, 'yes', ${now}`, sent);
  await write(filling, "shortlist_marks", mark, sql`id, ${received}, 'yes', ${now}`, sql`shortlist_visitors`);
  const said = "visitor_id, application_id, body, created_at";
  await write(filling, "shortlist_comments", said, sql`${first}, ${received}, 'Words', ${now}`);
}

/** The first search has found everything. */
async function fillSearches(filling: Filling): Promise<void> {
  const { db, now, numbers } = filling;
  await write(
    filling,
    "saved_searches",
    "user_id, name, filter, query, rhythm, created_at, seen_at",
    sql`${numbers.user}, n, '{}', 'a', 'daily', ${now}, ${now}`,
  );
  const first = await numberOf(filling, "saved_searches");
  await db.execute(sql`update saved_searches set feed_hash = ${feedHashOf(feed)} where id = ${first}`);
  const later = sql`${now}::timestamptz + interval '1 hour'`;
  for (const [found, subject, table] of [
    ["saved_search_matches", "event_id", sql`events`],
    ["saved_search_articles", "blog_id", sql`blogs`],
    ["saved_search_profiles", "profile_id", sql`profiles`],
  ] as const)
    await write(filling, found, `search_id, ${subject}, found_at`, sql`${first}, id, ${later}`, table);
}

async function fillNotifications(filling: Filling): Promise<void> {
  const { now, numbers } = filling;
  await write(
    filling,
    "notifications",
    "user_id, seq, kind, key, data, created_at",
    sql`${numbers.user}, n, 'team_left', n, '{"name":"Asha"}', ${now}`,
  );
  await write(filling, "notification_marks", "user_id, seq, version", sql`id, ${many}, 1`, sql`users`);
  await write(
    filling,
    "push_subscriptions",
    "user_id, credentials_version, endpoint, p256dh, auth, created_at, confirmed_at",
    sql`${numbers.user}, 0, n::text, '', '', ${now}, ${now}`,
  );
}

const { filesMax, templatesMax } = conversationLimits;
const { perCall, applicationsMax, visitorsMax, commentsMax, actsMax } = shortlistLimits;
const made = { feedback: visitorsMax, comments: commentsMax };
const searches = ["saved_searches", "saved_search_matches", "saved_search_articles", "saved_search_profiles"];
const inbox = ["conversation_members", "conversation_messages"];
const told = { notifications: limits.notificationList };
const about = { applications: applicationsMax, acts: actsMax, ...made };
const feedback = { shortlists: perCall, ...made };

/** The calls that answer them. */
export const talkLists: FullList[] = [
  ["/conversation/mine", inbox, { conversations: page }],
  ["/conversation/unread", inbox, {}],
  [
    "/conversation/:application_id",
    ["conversation_messages", "conversation_files"],
    { messages: page, files: filesMax },
    { application_id: "#received" },
  ],
  ["/message-template/mine", ["message_templates"], { templates: templatesMax }],
  ["/shortlist/event/:id", ["shortlists"], { shortlists: perCall }, { id: "#call" }],
  [
    "/shortlist/:id",
    ["shortlisted_applications", "shortlist_marks", "shortlist_comments", "shortlist_history"],
    about,
    { id: "#shortlist" },
  ],
  [
    "/shortlist/application/:id",
    ["shortlists", "shortlist_visitors", "shortlist_marks", "shortlist_comments"],
    feedback,
    { id: "#received" },
  ],
  ["/saved-search/mine", searches, { searches: savedSearchLimits.searchesMax }],
  ["/notification/mine", ["notifications"], { notifications: page }],
  ["/notification/news", ["notifications"], told, { after: "0" }],
  ["/notification/unread", ["notifications", "notification_marks"], {}],
  ["/push/settings", ["push_subscriptions"], {}],
];

/** Those that are asked by POST, because what is secret is in their bodies. */
export const postedLists = [
  {
    path: "/shortlist/open",
    body: { token, visitor },
    lists: { applications: applicationsMax, comments: shortlistLimits.commentsMax },
  },
  { path: "/saved-search/feed", body: { key: feed }, lists: { events: savedSearchLimits.feedMax } },
];
