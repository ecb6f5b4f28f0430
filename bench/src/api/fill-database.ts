import type { Db } from "../../../apps/api/src/db/client.ts";

/** A number from 0 to below 1 that looks random and is the same every time; `salt` tells several of a row apart. */
export const chance = (salt: number) => `((hashint8(n * 31 + ${salt})::bigint + 2147483648) / 4294967296.0)`;

/** Words of seven letters, some far more frequent than others as in any language, in two thousand texts. */
const texts = `
  create temp table texts as
  with words as (
    select n, translate(left(md5(n::text), 7), '0123456789', 'ghijklmnop') as word from generate_series(0, 2999) n
  ), picks as (
    select t, n, floor(3000 * power(${chance(1)}, 3))::int as pick
    from generate_series(0, 1999) t, lateral (select t * 30 + i as n from generate_series(1, 30) i) i
  )
  select t, body, to_tsvector('callboard', body) as search
  from (select t, string_agg(word, ' ' order by picks.n) as body from picks join words on words.n = pick group by t) texts`;

/** What a search may ask for, with the part of the events that have it. */
export const searchWords = {
  all: "audition",
  tenth: "tenthly",
  hundredth: "hundredthly",
  few: "thousandthly",
  rare: "rarely",
  old: "formerly",
};

/** The words that a title of row `n` of so many has beside its own. */
export const titleWords = (
  count: number,
) => `'${searchWords.all} ' || n || case when ${chance(6)} < 0.1 then ' ${searchWords.tenth}' else '' end
        || case when ${chance(7)} < 0.01 then ' ${searchWords.hundredth}' else '' end
        || case when ${chance(8)} < 0.001 then ' ${searchWords.few}' else '' end
        || case when n % (${count} / 10) = 13 then ' ${searchWords.rare}' else '' end
        || case when n < ${count} / 2 then ' ${searchWords.old}' else '' end`;

/** Takes a table's indexes away but for its keys, and gives the statements that bring them back. */
async function dropIndexes(db: Db, table: string): Promise<string[]> {
  const { rows } = (await db.execute(
    `select indexname, indexdef from pg_indexes where tablename = '${table}' and indexdef not like 'CREATE UNIQUE%'`,
  )) as unknown as { rows: { indexname: string; indexdef: string }[] };
  for (const { indexname } of rows) await db.execute(`drop index ${indexname}`);
  return rows.flatMap(({ indexname, indexdef }) => [
    indexdef,
    // What the migration says of it, which its definition does not.
    ...(indexname.endsWith("_at_words") ? [`alter index ${indexname} alter column 1 set statistics 0`] : []),
  ]);
}

/** Fills an empty database: the statements, with the indexes of the tables made afterwards, all at once. */
export async function fillDatabase(db: Db, statements: string[], tables: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    // The pool ends what takes long; and what is written here refers to what is there.
    for (const setting of ["statement_timeout = 0", "session_replication_role = replica"]) {
      await tx.execute(`set local ${setting}`);
    }
    const indexes: string[] = [];
    for (const table of tables) indexes.push(...(await dropIndexes(tx, table)));
    for (const statement of [texts, "analyze texts", ...statements, ...indexes, "drop table texts"]) {
      await tx.execute(statement);
    }
  });
  // As a server does by itself, some time later.
  await db.execute("vacuum analyze");
}
