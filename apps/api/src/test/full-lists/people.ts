import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { profileListLimits } from "@callboard/contracts/profile-list-limits";
import { profileSlugLimits } from "@callboard/contracts/profile-slug";
import { teamLimits } from "@callboard/contracts/team-limits";
import { sql } from "drizzle-orm";
import { type Filling, type FullList, multiply, numberOf, page, write } from "./full-list.ts";

/** Accounts, their sessions, profiles and teams. */
export async function fillPeople(filling: Filling): Promise<void> {
  const { now, numbers } = filling;
  const { user } = numbers;
  const other = sql`jsonb_build_object('id', n, 'username_key', n, 'email_key', n, 'phone', n)`;
  await multiply(filling, "users", other);
  await multiply(filling, "sessions", sql`jsonb_build_object('id', n, 'token_hash', n)`);
  await write(
    filling,
    "suspensions",
    "user_id, reason, created_at, lifted_at",
    sql`${user}, 'Why', ${now}, ${now}`,
  );
  await fillProfiles(filling);
  await fillTeams(filling);
}

/** Everybody is an artist, of a skill that nobody else has; the account is an agency as well. */
async function fillProfiles(filling: Filling): Promise<void> {
  const { now, numbers } = filling;
  const { user } = numbers;
  const columns = `user_id, kind, profession, present_city, travel_cities, about, ready_to_travel, experience, project_name,
    character_name, project_year, project_city, created_at, updated_at, facets`;
  const valuesOf = (
    kind: string,
  ) => sql`id, ${kind}, 'Actor', 'Pune', 'Pune', 'Words', true, '1 Year', 'Play', 'Lead', 2024,
    'Pune', ${now}, ${now}, array['skill=Skill ' || id]`;
  await write(filling, "profiles", columns, valuesOf("artist"), sql`users`);
  await write(filling, "profiles", columns, valuesOf("agency"), sql`users where id = ${user}`);
  const profile = await numberOf(filling, "profiles", "min", sql`user_id = ${user} and kind = 'artist'`);
  numbers.profile = profile;
  numbers.agency = await numberOf(filling, "profiles", "min", sql`user_id = ${user} and kind = 'agency'`);
  const portrait = "profile_id, position, address, alt, form_hash, created_at";
  await write(filling, "headshots", portrait, sql`${profile}, n, n, n, n, ${now}`);
  const slug = sql`'artist', 's' || n, ${profile}, ${now}`;
  await write(filling, "profile_slugs", "kind, slug, profile_id, chosen_at", slug);
  await write(
    filling,
    "clip_files",
    "user_id, key, name, size, created_at, touched_at",
    sql`${user}, gen_random_uuid(), n, 100, ${now}, ${now}`,
  );
}

async function fillTeams(filling: Filling): Promise<void> {
  const { now, numbers } = filling;
  const { user } = numbers;
  const members = sql`users where id <> ${user}`;
  const joined = sql`${user}, id, 'member', true, ${now}`;
  await write(filling, "team_members", "owner_id, user_id, role, is_shown, joined_at", joined, members);
  const invitation = "owner_id, user_id, identifier, identifier_key, role, created_at, expires_at";
  const open = sql`'member', ${now}, ${now}::timestamptz + interval '5 days'`;
  await write(filling, "team_invitations", invitation, sql`${user}, null, n, n, ${open}`);
  await write(filling, "team_invitations", invitation, sql`id, ${user}, id, id, ${open}`, members);
}

/** What the account keeps: after the articles and the calls are there. */
export async function fillKept(filling: Filling): Promise<void> {
  const { now, numbers } = filling;
  const { user } = numbers;
  for (const [column, table] of [
    ["blog_id", sql`blogs`],
    ["event_id", sql`events`],
    ["profile_id", sql`profiles`],
  ] as const)
    await write(filling, "bookmarks", `user_id, ${column}, created_at`, sql`${user}, id, ${now}`, table);
  await write(filling, "profile_lists", "user_id, name, name_key, created_at", sql`${user}, n, n, ${now}`);
  const list = await numberOf(filling, "profile_lists");
  numbers.list = list;
  const entry = sql`${list}, id, ${now}`;
  await write(filling, "profile_list_entries", "list_id, profile_id, added_at", entry, sql`profiles`);
}

const owner = 1;
const { membersMax, invitationsMax } = teamLimits;
const { headshotsMax, clipFilesPerDay } = portfolioLimits;
/** Values of a facet that are shown. */
const skill = 12;
const portfolio = { headshots: headshotsMax };
const team = { members: owner + membersMax, invitations: invitationsMax, invited: invitationsMax };

/** The calls that answer them. */
export const peopleLists: FullList[] = [
  ["/auth/sessions", ["sessions"], { sessions: page }],
  ["/profile/list", ["profiles"], { profiles: page }],
  ["/profile/counts", ["profiles"], { skill }],
  ["/profile/view/:kind/:id", ["headshots"], portfolio, { kind: "artist", id: "#profile" }],
  ["/profile/view/:kind/:id", ["team_members"], { people: membersMax }, { kind: "agency", id: "#agency" }],
  ["/portfolio/mine", ["headshots"], portfolio],
  ["/portfolio/preview", ["headshots"], portfolio, { as: "poster" }],
  ["/portfolio/seen/:kind/:id", ["headshots"], portfolio, { kind: "artist", id: "#profile" }],
  ["/profile-address/mine", ["profile_slugs"], { former: profileSlugLimits.kept }],
  ["/clip/mine", ["clip_files"], { uploads: clipFilesPerDay }],
  ["/team/mine", ["team_members", "team_invitations"], team],
  ["/bookmark/articles", ["bookmarks"], { blogs: page }],
  ["/bookmark/calls", ["bookmarks"], { events: page }],
  ["/bookmark/profiles", ["bookmarks"], { profiles: page }],
  ["/profile-list/mine", ["profile_lists"], { lists: profileListLimits.listsMax }],
  ["/profile-list/:id", ["profile_list_entries"], { entries: page }, { id: "#list" }],
];
