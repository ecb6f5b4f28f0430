import { limits } from "@callboard/contracts/limits";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rounds } from "../rounds.ts";

/** Rows of each table: more than any list shows. */
export const many = rounds(1_100, 100_000);
/** The largest page that a caller may ask for. */
export const page = limits.listLimitMax;

/** What the rows are about: the numbers of accounts, calls and so on. Everything is of `user`, who asks, but for the call of `other`. */
export type Numbers = Record<string, number>;

/** What rows are written with: the database, the moment, and the numbers that are there by then. */
export type Filling = { db: Db; now: string; numbers: Numbers };

/**
 * A call that answers rows: its route, the tables behind it, and how long each of its lists is while those are full. Lists that are
 * not named are no longer than a page. A parameter that begins with `#` is the number of that name; those that the route does not
 * have go into the query.
 */
export type FullList = [
  route: string,
  tables: string[],
  lists: Record<string, number>,
  parameters?: Record<string, string>,
];

const series = sql`generate_series(1, ${many}) n`;

/** Writes many rows: `values` are those of the columns, by the number `n` or of the rows of `from`. */
export async function write(
  { db }: Pick<Filling, "db">,
  table: string,
  columns: string,
  values: SQL,
  from: SQL = series,
): Promise<void> {
  await db.execute(sql`
    insert into ${sql.identifier(table)} (${sql.raw(columns)}) select ${values} from ${from} on conflict do nothing`);
}

/** Many more rows like the first one of a table; `changed` says what differs, by the number `n`. */
export async function multiply({ db }: Pick<Filling, "db">, table: string, changed: SQL): Promise<void> {
  const name = sql.identifier(table);
  await db.execute(sql`
    insert into ${name} overriding system value
    select grown.* from (select * from ${name} order by 1 limit 1) one, generate_series(1000, ${many + 999}) n,
    jsonb_populate_record(null::${name}, to_jsonb(one) || ${changed}) grown`);
}

/** The number of the first row of a table, or of its last. */
export async function numberOf(
  { db }: Pick<Filling, "db">,
  table: string,
  which: "min" | "max" = "min",
  condition: SQL = sql`true`,
): Promise<number> {
  const { rows } = (await db.execute(sql`
    select ${sql.raw(which)}(id)::int as id from ${sql.identifier(table)} where ${condition}`)) as {
    rows: { id: number }[];
  };
  return rows[0]?.id ?? 0;
}

/** The address of a call about what was filled: the largest page of it. */
export function addressOf(route: string, parameters: Record<string, string>, numbers: Numbers): string {
  const query = new URLSearchParams({ limit: String(page) });
  let path = route;
  for (const [name, value] of Object.entries(parameters)) {
    const text = value.startsWith("#") ? String(numbers[value.slice(1)]) : value;
    if (path.includes(`:${name}`)) path = path.replace(`:${name}`, text);
    else query.set(name, text);
  }
  return `/api/v1${path}?${query}`;
}

/** How long the lists of an answer are, by their names: the longest of each name, at any depth. A text is a list of lines. */
export function listLengths(value: unknown, name = "", found: Record<string, number> = {}) {
  const note = (length: number) => {
    found[name] = Math.max(found[name] ?? 0, length);
  };
  if (typeof value === "string" && value.includes("\n")) note(value.trimEnd().split(/\r?\n/).length);
  if (Array.isArray(value)) {
    note(value.length);
    for (const item of value) listLengths(item, name, found);
  } else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) listLengths(item, key, found);
  return found;
}
