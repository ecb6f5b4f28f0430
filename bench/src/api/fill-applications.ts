import type { Db } from "../../../apps/api/src/db/client.ts";
import { sessionRepository } from "../../../apps/api/src/modules/session/session-repository.ts";
import { chance, fillDatabase, titleWords } from "./fill-database.ts";

/** The poster of all calls, and somebody who applied for each. */
export const posterId = 1;
const applicantId = 2;

/** The calls, and who applies: everybody for the first one, at most so many for each other. */
type Size = { calls: number; people: number };
const ofOthers = 2_000;
const sizeOf = (count: number): Size =>
  count > 100_000
    ? { calls: 1 + (count - 20_000) / ofOthers, people: 20_000 }
    : { calls: 10, people: count / 10 };

const people = (count: number) => `
  insert into users (name, username, username_key, email, email_key, phone, password_hash, created_at)
  select 'Person ' || n, 'p' || n, 'p' || n, n || '@example.com', n || '@example.com', '+1555' || n, '-', now()
  from generate_series(1, ${count + 1}) n`;

/** One category for `calls`. */
export const categories = "insert into event_categories (name, position) values ('Theatre', 1)";

/** Open calls of the first account. */
export const calls = (count: number) => `
  insert into events (kind, user_id, title, description, category_id, start_date, start_time, time_zone, starts_at,
    apply_until, venue_name, present_city, city_key, address_1, contact_person, website, price_cents, contact_number,
    email, status, is_featured, is_past, created_at, search)
  select 'event', ${posterId}, 'Call ' || n, 'A call', 1, starts_at::date, '10:00', 'UTC', starts_at, starts_at,
    'The Lantern House', 'Delhi', 'delhi', '4 Lake Road', 'Asha', 'https://example.com', 12000, '0000012345',
    'asha@example.com', 'published', false, false, now(), to_tsvector('callboard', 'Call ' || n)
  from generate_series(1, ${count}) n, lateral (select now() + interval '30 days' as starts_at) later`;

/** A person's number from their row, and the other way round for the words that searches ask for. */
const applications = ({ calls, people }: Size) => `
  insert into applications (event_id, user_id, note, shares_profile, state, created_at, version, rating, search)
  select call, person, ${titleWords(people)}, false,
    (array['sent','viewed','shortlisted','callback','offered','cast','declined'])[1 + floor(7 * power(${chance(2)}, 2))::int],
    now() - n * interval '1 second', 1, floor(6 * ${chance(3)})::int,
    to_tsvector('callboard', ${titleWords(people)}) || texts.search || array_to_tsvector(array[':e' || call])
  from (
    select call, person, person - 1 as n, floor(2000 * ${chance(4).replaceAll("n *", "person *")})::int as t
    from generate_series(1, ${calls}) call,
      lateral generate_series(2, 1 + case when call = 1 then ${people} else least(${people}, ${ofOthers}) end) person
  ) sent join texts using (t)`;

const labels = [
  "insert into application_labels (event_id, name, name_key) values (1, 'Again', 'again')",
  "insert into labelled_applications select 1, id from applications where event_id = 1 and user_id % 100 = 5",
];

/** Fills an empty database with that many applications for one poster's calls. */
export function fillApplications(db: Db, count: number): Promise<void> {
  const size = sizeOf(count);
  const statements = [people(size.people), categories, calls(size.calls), applications(size), ...labels];
  return fillDatabase(db, statements, ["applications"]);
}

export type Bearers = { poster: string; applicant: string };

/** Signs both sides in. */
export async function signInBoth(db: Db): Promise<Bearers> {
  const signIn = (id: number) =>
    sessionRepository(db).create({ id, credentials_version: 0 }, null, new Date());
  return { poster: await signIn(posterId), applicant: await signIn(applicantId) };
}
