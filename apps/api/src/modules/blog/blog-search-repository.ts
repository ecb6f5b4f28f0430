import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { blogPlacements, blogs } from "../../db/schema.ts";
import { searchQuery } from "../../db/search.ts";

/** More matches than this make a word common: then the newest few are found sooner by looking at the newest. */
const mostMatches = 2_000;

/**
 * What a list adds to its conditions for a search: undefined for none, "nothing" when it cannot match. Few matches
 * are looked up among the placements; among many, the list is walked in its order and each article asked. Neither
 * depends on the planner's guess of how common a word is, which is far off for the beginnings of words.
 */
export async function searchCondition(
  db: Db,
  search: string | undefined,
): Promise<SQL | undefined | "nothing"> {
  if (!search) return undefined;
  const query = searchQuery(search);
  if (!query) return "nothing";
  const matches = sql<number>`blogs_matching(${query}, ${mostMatches + 1})`.mapWith(Number).as("id");
  const ids = (await db.select({ id: matches }).from(sql`(values (1)) as once`)).map(({ id }) => id);
  if (ids.length === 0) return "nothing";
  if (ids.length <= mostMatches)
    return sql`${blogPlacements.blog_id} = any(${`{${ids.join(",")}}`}::bigint[])`;
  // A scalar subquery stays a test of single rows; `in` or a join would let the planner collect all matches first.
  return sql`(select ${blogs.search} @@ ${query} from ${blogs} where ${blogs.id} = ${blogPlacements.blog_id})`;
}
