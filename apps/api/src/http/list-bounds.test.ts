import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { startApp } from "../test/app.ts";
import { readablePaths } from "../test/described-routes.ts";
import { fillEverything, fullLists } from "../test/full-lists/fill-everything.ts";
import { addressOf, listLengths, many, page } from "../test/full-lists/full-list.ts";
import { behindNoList, ofBytes, oneRow } from "../test/full-lists/one-row.ts";
import { postedLists } from "../test/full-lists/talks.ts";
import { rounds } from "../test/rounds.ts";

const app = startApp();
/** What an answer may take on a machine that does other things besides, in ms; in the long run only. */
const timeMax = rounds(60_000, 2_000);
/** Of an answer to rows with short texts, in characters. */
const sizeMax = 300_000;
const tablesOfLists = [...new Set(fullLists.flatMap(([, tables]) => tables))];

it("knows of every call that reads whether it answers many rows or one", async () => {
  const known = [...fullLists.map(([route]) => route), ...oneRow.map(([route]) => route), ...ofBytes];
  expect(new Set(known)).toEqual(new Set(await readablePaths()));
});

it("knows of every table whether a list shows its rows", async () => {
  const { rows } = (await app.db.execute(sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)) as {
    rows: { name: string }[];
  };
  const known = [...tablesOfLists, ...behindNoList].toSorted();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known);
});

type Answer = { status: number; text: string; body: { data?: unknown } };

/** What an answer is like, as far as it is bounded: its lists of these names, longer ones of other names, its size and its time. */
async function measured(ask: () => PromiseLike<Answer>, names: string[]) {
  const began = performance.now();
  const { status, text, body } = await ask();
  const took = performance.now() - began;
  const lengths = Object.entries(listLengths(body.data));
  const isNamed = ([name]: [string, number]) => names.includes(name);
  return {
    ...{ status, isInTime: took < timeMax, isSmall: text.length < sizeMax },
    lists: Object.fromEntries(lengths.filter(isNamed)),
    longer: lengths.filter((list) => !isNamed(list) && list[1] > page),
  };
}

const bounded = { isInTime: true, isSmall: true, longer: [] };

it("answers every list with the rows that it shows and no more, in time, however full the tables behind it are", async () => {
  const { bearer, numbers } = await fillEverything(app);
  for (const table of tablesOfLists) {
    const { rows } = (await app.db.execute(
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    )) as { rows: { count: number }[] };
    expect.soft([table, (rows[0]?.count ?? 0) >= many]).toEqual([table, true]);
  }
  const get = (address: string) => app.get(address, undefined, bearer);
  for (const [route, , lists, parameters = {}] of fullLists) {
    const address = addressOf(route, parameters, numbers);
    const found = await measured(() => get(address), Object.keys(lists));
    expect.soft({ address, ...found }).toEqual({ address, ...bounded, status: 200, lists });
  }
  for (const { path, body, lists } of postedLists) {
    const found = await measured(() => app.post(`/api/v1${path}`, body), Object.keys(lists));
    expect.soft({ path, ...found }).toEqual({ path, ...bounded, status: 200, lists });
  }
  for (const [route, parameters = {}] of oneRow) {
    const address = addressOf(route, parameters, numbers);
    const found = await measured(() => get(address), []);
    const status = expect.toBeOneOf([200, 404]);
    expect.soft({ address, ...found }).toEqual({ address, ...bounded, status, lists: {} });
  }
}, 1_800_000);
