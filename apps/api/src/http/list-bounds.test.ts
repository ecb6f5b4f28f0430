import { staffLimits } from "@callboard/contracts/staff-limits";
import { type SQL, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Db } from "../db/client.ts";
import { startApp } from "../test/app.ts";
import { articleCalls } from "../test/articles.ts";
import { aBlog, aTag } from "../test/content.ts";
import { anEvent } from "../test/events.ts";
import { rounds } from "../test/rounds.ts";
import { aStaffMember } from "../test/staff.ts";

const app = startApp();
const many = rounds(300, 100_000);
/** What a page may take on a machine that does other things besides, in ms; in the long run only. */
const bound = rounds(60_000, 2_000);

/** Many more rows like the first one of a table; `changed` says what differs, by the number `n`. */
async function multiply(db: Db, table: string, changed: SQL) {
  const name = sql.identifier(table);
  await db.execute(sql`
    insert into ${name} overriding system value
    select grown.* from (select * from ${name} order by 1 limit 1) one, generate_series(1000, ${many + 999}) n,
    jsonb_populate_record(null::${name}, to_jsonb(one) || ${changed}) grown`);
}

/** Every list of the API with far more rows than a page. Its first user posted and sent all that one person can. */
async function fillEverything() {
  const { db } = app;
  const person = await aStaffMember(app);
  const { id: userId, bearer } = person;
  const tag = await aTag(db, "first");
  const { id: blogId } = await aBlog(db, { slug: "first", tag_ids: [tag.id] });
  const { id: eventId } = await anEvent(app, { user_id: userId });
  const { id: campaignId } = await anEvent(app, { user_id: userId, kind: "crowdfunding" });
  const other = sql`jsonb_build_object('id', n, 'username_key', n, 'email_key', n, 'phone', n)`;
  await multiply(db, "users", other);
  await multiply(db, "sessions", sql`jsonb_build_object('id', n, 'token_hash', n)`);
  await multiply(db, "events", sql`jsonb_build_object('id', n)`);
  await articleCalls(app).aDraft(person);
  await multiply(db, "articles", sql`jsonb_build_object('id', n)`);
  await multiply(db, "article_revisions", sql`jsonb_build_object('id', n)`);
  await multiply(db, "audit_entries", sql`jsonb_build_object('id', n)`);
  const hidden = sql`jsonb_build_object('id', n + 10000000, 'visibility', 'hidden')`;
  await multiply(db, "events", hidden);
  await multiply(db, "event_categories", sql`jsonb_build_object('id', n, 'name', n)`);
  await db.execute(sql`
    insert into categories (name, show_on_header, position) select n, true, n from generate_series(1, ${many}) n`);
  await multiply(db, "tags", sql`jsonb_build_object('id', n, 'slug', n, 'name', n)`);
  await multiply(db, "tag_listing_rows", sql`jsonb_build_object('tag_id', n)`);
  const now = app.clock.read().toISOString();
  await db.execute(
    sql`insert into professions (name, position) select n, n from generate_series(1, ${many}) n`,
  );
  await db.execute(sql`
    insert into cities (name, country, time_zone, position)
    select n, 'IN', 'Asia/Kolkata', n from generate_series(1, ${many}) n`);
  await db.execute(sql`
    insert into videos (title, description, is_featured, created_at)
    select n, 'Words', false, ${now} from generate_series(1, ${many}) n`);
  await db.execute(sql`
    insert into profiles (user_id, kind, profession, present_city, travel_cities, about, ready_to_travel, experience,
      project_name, character_name, project_year, project_city, created_at, updated_at)
    select id, 'artist', 'Actor', 'Pune', 'Pune', 'Words', true, '1 Year', 'Play', 'Lead', 2024, 'Pune', ${now}, ${now}
    from users`);
  await db.execute(sql`
    insert into comments (blog_id, user_id, author, content, created_at)
    select ${blogId}, ${userId}, 'Asha', 'Words', ${now} from generate_series(1, ${many}) n`);
  const application = (event: SQL, user: SQL, from: SQL) =>
    db.execute(sql`
      insert into applications (event_id, user_id, shares_profile, state, created_at)
      select ${event}, ${user}, false, 'sent', ${now} from ${from} on conflict do nothing`);
  await application(sql`${eventId}`, sql`id`, sql`users`);
  await application(sql`id`, sql`${userId}`, sql`events`);
  await db.execute(sql`
    insert into application_history (application_id, at, by, from_state, to_state, version, key)
    select min(id), ${now}, ${userId}, 'sent', 'viewed', 2, n::text from applications, generate_series(1, ${many}) n group by n`);
  await db.execute(sql`
    insert into application_notes (application_id, by, body, created_at)
    select min(id), ${userId}, 'Words', ${now} from applications, generate_series(1, ${many}) n group by n`);
  await db.execute(sql`
    insert into application_labels (event_id, name, name_key)
    select ${eventId}, n, n from generate_series(1, ${many}) n`);
  await db.execute(sql`
    insert into audition_days (event_id, by, key, date, time_zone, slot_minutes, capacity, created_at)
    select ${eventId}, ${userId}, n::text, '2026-06-20', 'UTC', 5, 1, ${now} from generate_series(1, ${many}) n`);
  await db.execute(sql`
    insert into audition_slots (day_id, starts_at, ends_at)
    select ${eventId}, ${now}::timestamptz + n * interval '5 minutes', ${now}::timestamptz + (n + 1) * interval '5 minutes'
    from generate_series(1, ${many}) n`);
  await db.execute(sql`
    insert into audition_invitations (day_id, application_id, created_at)
    select ${eventId}, id, ${now} from applications where event_id = ${eventId}`);
  await db.execute(sql`
    insert into contributions (event_id, user_id, amount_cents, created_at)
    select ${campaignId}, ${userId}, 500, ${now} from generate_series(1, ${many}) n`);
  await db.execute(sql`
    insert into conversation_messages (id, application_id, sender_id, body, is_bulk, key, body_hash, created_at)
    overriding system value
    select n, (select min(id) from applications), ${userId}, 'Words', true, n, '', ${now} from generate_series(1, ${many}) n`);
  await db.execute(sql`
    insert into conversation_members (application_id, user_id, last_id, last_at, unread)
    select id, ${userId}, 1, ${now}, 1 from applications`);
  await db.execute(sql`
    insert into saved_searches (user_id, name, filter, query, rhythm, created_at, seen_at)
    select ${userId}, n, '{}', 'a', 'daily', ${now}, ${now} from generate_series(1, ${many}) n`);
  for (const [column, table] of [
    ["event_id", "events"],
    ["profile_id", "profiles"],
  ] as const)
    await db.execute(sql`
      insert into bookmarks (user_id, ${sql.identifier(column)}, created_at)
      select ${userId}, id, ${now} from ${sql.identifier(table)}`);
  await db.execute(sql`
    insert into push_subscriptions (user_id, credentials_version, endpoint, p256dh, auth, created_at, confirmed_at)
    select ${userId}, 0, n::text, '', '', ${now}, ${now} from generate_series(1, ${many}) n`);
  await db.execute(sql`
    insert into profile_lists (id, user_id, name, name_key, created_at)
    overriding system value select ${eventId} - 1 + n, ${userId}, n, n, ${now} from generate_series(1, ${many}) n`);
  await db.execute(sql`
    insert into profile_list_entries (list_id, profile_id, added_at)
    select ${eventId}, id, ${now} from profiles`);
  await db.execute(sql`
    insert into call_invitations (event_id, profile_id, user_id, poster_id, by, is_told, created_at)
    select ${eventId}, id, user_id, ${userId}, ${userId}, true, ${now} from profiles`);
  await db.execute(sql`
    insert into call_invitations (event_id, profile_id, user_id, poster_id, by, is_told, created_at)
    select id, (select min(id) from profiles where user_id = ${userId}), ${userId}, ${userId}, ${userId}, true, ${now}
    from events on conflict do nothing`);
  await db.execute(sql`
    insert into invitation_refusals (user_id, poster_id, created_at)
    select ${userId}, id, ${now} from users`);
  await db.execute(sql`analyze`);
  const places = { blogId, eventId, campaignId };
  return { bearer, places };
}

type Places = Awaited<ReturnType<typeof fillEverything>>["places"];

/** The address of a call about what was filled. */
function addressOf(path: string, { blogId, eventId, campaignId }: Places): string {
  const id = path.includes("/crowdfunding/") ? campaignId : path.includes("/blog/") ? blogId : eventId;
  const named = {
    "{tag_name}": "first",
    "{slug}": "first",
    "{author}": "first",
    "{what}": "tag",
    "{kind}": path.includes("/bookmark/") ? "call" : "artist",
    "{category_id}": "1",
    "{list}": "category",
    "{token}": "a-token-of-a-preview-link",
  };
  const filled = Object.entries(named).reduce((text, [name, value]) => text.replace(name, value), path);
  const asked: Record<string, string> = {
    "tape/upload": `&event_id=${eventId}`,
    "profile-address/check": "&kind=artist&slug=asha",
    "spelling/list": "&search=wrod",
  };
  const more = Object.entries(asked).find(([end]) => path.endsWith(`/${end}`))?.[1] ?? "";
  return `${filled.replace(/\{\w+\}/g, String(id))}?limit=100${more}`;
}

/** The lengths of all lists in an answer, at any depth. */
function lengthsIn(value: unknown): number[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(lengthsIn);
  return Array.isArray(value) ? [value.length, ...below] : below;
}

it("answers every list with a page at most, in time, whoever filled it", async () => {
  const { bearer, places } = await fillEverything();
  const { body } = await app.bare().get("/api/v1/docs/json").expect(200);
  const paths = Object.keys(body.paths).filter((path) => body.paths[path].get);
  const whole: string[] = [];
  for (const path of paths) {
    const began = performance.now();
    const answer = await app.get(addressOf(path, places), undefined, bearer);
    const took = performance.now() - began;
    expect([path, answer.status, took < bound]).toEqual([path, expect.toBeOneOf([200, 404]), true]);
    const longest = Math.max(0, ...lengthsIn(answer.body.data));
    // Editors order a list as a whole.
    const most = path.startsWith("/api/v1/staff/lists/") ? staffLimits.siteListMax : 100;
    expect([path, longest <= most]).toEqual([path, true]);
    if (longest === 100) whole.push(path.replace("/api/v1/", ""));
  }
  const known = [
    ...[
      "application/applied",
      "application/event/{id}",
      "bookmark/calls",
      "bookmark/profiles",
      "call-invitation/event/{id}",
      "call-invitation/received",
      "call-invitation/settings",
      "profile-list/mine",
      "profile-list/{id}",
      "application/mine",
      "conversation/mine",
      "auth/sessions",
      "category/view",
      "cities/view",
    ],
    ...["comment/blog/{id}", "comment/mine", "crowdfunding/ledger/{event_id}", "crowdfunding/mine"],
    ...[
      "event-category/view",
      "event/list",
      "event/mine",
      "profession/view",
      "profile/list",
      "tag/view",
      "video/list",
    ],
    ...["staff/articles", "staff/articles/{id}/revisions", "staff/audit"],
  ];
  expect(known.filter((path) => !whole.includes(path))).toEqual([]);
}, 900_000);
