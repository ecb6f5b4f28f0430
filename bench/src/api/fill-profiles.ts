import type { DirectoryFacet } from "@callboard/contracts/directory";
import type { Db } from "../../../apps/api/src/db/client.ts";
import { facetToken, kindToken } from "../../../apps/api/src/modules/profile/search/profile-terms.ts";
import { chance, fillDatabase, titleWords } from "./fill-database.ts";

/** The values of a facet, by which a person's number chooses theirs: the first ones far more often. */
const facets: [facet: DirectoryFacet, name: string, count: number, power: number][] = [
  ["profession", "Profession", 20, 2],
  ["city", "City", 40, 2],
  ["language", "Language", 8, 1],
  ["skill", "Skill", 200, 1],
];

const valueTables = facets.flatMap(([facet, name, count]) => [
  `create temp table ${facet}_values (v int, value text, token text)`,
  `insert into ${facet}_values values ${Array.from(
    { length: count },
    (_, v) => `(${v}, '${name} ${v}', '${facetToken(facet, `${name} ${v}`)}')`,
  ).join(", ")}`,
  `analyze ${facet}_values`,
]);

/** The statement that makes that many accounts. */
export const people = (count: number) => `
  insert into users (name, username, username_key, email, email_key, phone, password_hash, created_at)
  select 'Person ' || n, 'p' || n, 'p' || n, n || '@example.com', n || '@example.com', '+1555' || n, '-', now()
  from generate_series(1, ${count}) n`;

const chosen = facets.map(
  ([facet, , count, power], salt) =>
    `floor(${count} * power(${chance(salt + 2)}, ${power}))::int as ${facet}`,
);
const joins = facets.map(([facet]) => `join ${facet}_values ${facet}s on ${facet}s.v = picked.${facet}`);
const pairs = facets.map(([facet]) => `'${facet}=' || ${facet}s.value`);
const tokens = facets.map(([facet]) => `${facet}s.token`);

/**
 * Profiles of four years, evenly spread, half of them ready to travel, each tenth an agency's. Each eighth is away in May 2027, nine
 * of ten in August.
 */
const profiles = (count: number) => `
  insert into profiles (user_id, kind, profession, present_city, travel_cities, about, ready_to_travel, experience,
    project_name, character_name, project_year, project_city, created_at, updated_at, public_away, facets, search)
  select n, kind, professions.value, citys.value, '', '', travels, '2 Years', 'Play', 'Lead', 2024, 'Pune', created_at,
    created_at + floor(${chance(9)} * 90) * interval '1 day',
    (case when n % 8 = 0 then '{[2027-05-01,2027-05-31]}' else '{}' end)::datemultirange +
      (case when n % 10 > 0 then '{[2027-08-01,2027-08-31]}' else '{}' end)::datemultirange,
    array_remove(array[${pairs.join(", ")}, case when travels then 'travel=yes' end], null),
    to_tsvector('callboard', title) || texts.search || array_to_tsvector(array_remove(array[${tokens.join(", ")},
      case kind when 'agency' then '${kindToken("agency")}' else '${kindToken("artist")}' end,
      case when travels then '${facetToken("travel", "yes")}' end], null))
  from (
    select n, case when n % 10 = 0 then 'agency' else 'artist' end as kind, n % 2 = 0 as travels, ${chosen.join(", ")},
      date_trunc('second', now()) - interval '4 years' * (1 - n / ${count}.0) as created_at,
      floor(2000 * ${chance(8)})::int as t, ${titleWords(count)} as title
    from generate_series(1, ${count}) n
  ) picked join texts using (t) ${joins.join(" ")}`;

/** Fills an empty database with that many claimed profiles, the same every time. */
export function fillProfiles(db: Db, count: number): Promise<void> {
  const drop = facets.map(([facet]) => `drop table ${facet}_values`);
  return fillDatabase(db, [people(count), ...valueTables, profiles(count), ...drop], ["profiles"]);
}
