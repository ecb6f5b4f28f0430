import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { startApp } from "../../../test/app.ts";
import { portfolioCalls } from "../../../test/portfolios.ts";
import { rowsRead } from "../../../test/rows-read.ts";
import { profileSearchRepository } from "./profile-search-repository.ts";
import { facetToken } from "./profile-terms.ts";

const app = startApp();
const { anArtist } = portfolioCalls(app);
const [city, profession] = [facetToken("city", "Pune"), facetToken("profession", "Mime")];
const [count, ofBoth, daysBetween] = [400, 20, 2];

/** Profiles of two years: the oldest have both tokens, each later one has either. */
async function fill() {
  const { profile_id } = await anArtist();
  await app.db.execute(sql`
    insert into users select grown.* from (select * from users limit 1) one, generate_series(1001, 1000 + ${count}::int) n,
    jsonb_populate_record(null::users, to_jsonb(one) ||
      jsonb_build_object('id', n, 'username_key', n, 'email_key', n, 'phone', n)) grown`);
  await app.db.execute(sql`
    insert into profiles select grown.* from (select * from profiles limit 1) one, generate_series(1001, 1000 + ${count}::int) n,
    jsonb_populate_record(null::profiles, to_jsonb(one) || jsonb_build_object('id', n, 'user_id', n,
      'created_at', one.created_at + (n - 1000) * ${daysBetween}::int * interval '1 day',
      'search', case when n <= 1000 + ${ofBoth}::int then ${`'${city}' '${profession}'`}
        when n % 2 = 0 then ${`'${city}'`} else ${`'${profession}'`} end)) grown`);
  await app.db.execute(sql`update profiles set search = '' where id = ${profile_id}`);
  await app.db.execute("analyze profiles");
}

it.each([
  { rows: "some profiles", isMany: false },
  { rows: "what the planner takes for millions", isMany: true },
])("steps over what has each value but not both without reading it, among $rows", async ({ isMany }) => {
  await fill();
  onTestFinished(async () => void (await app.db.execute("analyze profiles")));
  // So many rows a page.
  if (isMany)
    await app.db.execute("update pg_class set relpages = 1, reltuples = 100000 where relname = 'profiles'");
  const window = { after: null, offset: 0, limit: 11 };
  let found: { id: number }[] = [];
  const read = await rowsRead(app.db, ["profiles"], async (db) => {
    found = await profileSearchRepository(db).list({ city: "Pune", profession: "Mime" }, "newest", window);
  });
  expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 11 }, (_, n) => 1000 + ofBoth - n));
  const [scanned, fortnights] = [2 * window.limit, Math.ceil((count * daysBetween) / 14)];
  expect(read).toBeLessThanOrEqual(scanned + 2 * fortnights + ofBoth);
});
