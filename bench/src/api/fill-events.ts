import type { Db } from "../../../apps/api/src/db/client.ts";
import {
  callTokensOf,
  eventFilterTokens,
  payCentsOf,
  professionKey,
  type TokenRole,
} from "../../../apps/api/src/modules/event/event-filter-tokens.ts";
import { chance, fillDatabase, titleWords } from "./fill-database.ts";

const people = `
  insert into users (name, username, username_key, email, email_key, phone, phone_verified_at, password_hash, created_at)
  select 'Person ' || n, 'p' || n, 'p' || n, n || '@example.com', n || '@example.com', '+1555' || n, now(), '-', now()
  from generate_series(1, 50) n`;

const categories = `
  insert into event_categories (name, position) select 'Category ' || n, n from generate_series(1, 12) n`;

/** Forty cities, the first ones much larger, and one in which everything is long over. */
const cities = `
  create temp table places (place int, city text, mark text);
  insert into places values ${Array.from({ length: 41 }, (_, place) => {
    const city = place === 40 ? "ghost" : `city ${place}`;
    return `(${place}, '${city}', '${eventFilterTokens.city(city)}')`;
  }).join(", ")}`;

const ages = [
  [null, null],
  [18, 25],
  [30, 45],
  [60, 80],
] as const;
const prices = [0, 40, 120, 300, 800];

/** What calls look for and pay, each a role for one profession of ten, as its tokens and its columns. */
const offers = Array.from({ length: 200 }, (_, offer) => {
  const [age_from, age_to] = ages[Math.trunc(offer / 10) % ages.length] ?? [null, null];
  const gender = (["any", "Female", "Male"] as const)[offer % 3] ?? "any";
  const wants = offer % 4 === 0 ? (["self_tape"] as const) : [];
  const profession = `Profession ${offer % 10}`;
  const price = prices[Math.trunc(offer / 40)] ?? 0;
  const role: TokenRole = { profession, gender, age_from, age_to, wants, is_closed: false };
  return {
    price,
    role,
    cents: payCentsOf(price, [role]),
    tokens: callTokensOf(price, [role], offer % 5 === 0),
  };
});

const offerRows = offers.map(({ role, cents, tokens }, offer) => {
  const { profession, gender, age_from = null, age_to = null, wants } = role;
  const texts = `'${profession}', '${professionKey(profession ?? "")}', '${gender}'`;
  return `(${offer}, ${cents}, ${texts}, ${age_from}, ${age_to}, '{${wants.join(",")}}', '{${tokens.map((token) => `"${token}"`).join(",")}}')`;
});

const offerTable = [
  `create temp table offers (offer int, cents int, profession text, profession_key text, gender text, age_from int,
    age_to int, wants text[], tokens text[])`,
  `insert into offers values ${offerRows.join(", ")}`,
];

/** Every call has one role. */
const roles = `
  insert into event_roles (event_id, position, name, profession, profession_key, seats, age_from, age_to, gender, wants)
  select id, 0, 'A part', profession, profession_key, 1, age_from, age_to, gender, wants
  from events join offers on offer = split_part(title, ' ', 2)::int * 7 % 200 where kind = 'event'`;

/**
 * Events of three years, evenly spread, each tenth a campaign, each two-hundredth featured. Most begin within four months
 * of being posted, so that one in twenty is upcoming.
 */
const events = (count: number) => `
  insert into events (kind, user_id, title, description, category_id, start_date, start_time, time_zone, starts_at,
    apply_until, venue_name, present_city, city_key, address_1, contact_person, website, price_cents, pay_cents, contact_number,
    email, status, is_featured, is_past, created_at, search)
  select kind, 1 + n % 50, title, body, category, starts_at::date, to_char(starts_at, 'HH24:MI'), 'UTC', starts_at,
    starts_at, 'The Lantern House', city, city, '4 Lake Road', 'Asha', 'https://example.com', cents, cents, '0000012345',
    'asha@example.com', 'published', n % 200 = 0, starts_at < now(), created_at,
    setweight(to_tsvector('callboard', title), 'A') || search || array_to_tsvector(
      array_remove(array[':' || kind, '${eventFilterTokens.category(0).slice(0, -1)}' || category, mark,
        case when n % 200 = 0 then '${eventFilterTokens.featured}' end, case when starts_at < now() then '${eventFilterTokens.past}' end], null) || case kind when 'event' then tokens else '{}' end)
  from (
    select n, created_at, case when n % 10 = 0 then 'crowdfunding' else 'event' end as kind,
      1 + floor(12 * ${chance(2)})::int as category,
      floor(2000 * ${chance(3)})::int as t,
      case when created_at < now() - interval '1 year' and n % 50 = 7 then 40 else floor(40 * power(${chance(4)}, 2))::int end as place,
      created_at + floor(${chance(5)} * case when n % 100 = 3 then 700 else 120 end) * interval '1 day' + interval '1 hour' as starts_at,
      ${titleWords(count)} as title
    from (
      select n, date_trunc('second', now()) - interval '3 years' * (1 - n / ${count}.0) as created_at
      from generate_series(1, ${count}) n
    ) days
  ) posts join texts using (t) join places using (place) join offers on offer = n * 7 % 200`;

const ledgers = `
  insert into contributions (event_id, user_id, amount_cents, public_name, created_at)
  select id, 1 + (id + n * 7) % 50, 100 * n, 'Asha', created_at
  from events, generate_series(1, 3) n where kind = 'crowdfunding'`;

/** Fills an empty database with that many events and all that belongs to them, the same every time. */
export function fillEvents(db: Db, count: number): Promise<void> {
  const temporary = [...cities.split(";"), ...offerTable];
  const statements = [people, categories, ...temporary, events(count), roles, ledgers];
  return fillDatabase(
    db,
    [...statements, "drop table places", "drop table offers"],
    ["events", "event_roles"],
  );
}
