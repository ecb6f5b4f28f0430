import { spelledWordsMax } from "@callboard/contracts/spelling";
import { inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { events } from "../../db/schema/event.ts";
import { profiles } from "../../db/schema/profile.ts";
import { searchWords } from "../../db/schema/search-word.ts";

/** A word that somebody may have meant: `distance` is the number of letters that its sound differs by. */
type NearWord = { word: string; distance: number };
/** A word of a text without its accents, and those near it, the nearest first. */
export type SpelledWord = { word: string; isKnown: boolean; near: NearWord[] };

/** Words near each word of a text. */
const nearMax = 4;
/** Words of one account that are looked at when it is erased. */
const ownMax = 300;
/** Letters that a sound may differ by: none in one of up to three letters, and one more from each of these lengths on. */
const distanceSteps = [4, 6];

/** The words of texts that everybody has read, by how they sound. */
export function spellingRepository(db: Db) {
  /** Each of the words, with those near it. At most `spelledWordsMax`. */
  async function near(words: string[]): Promise<SpelledWord[]> {
    const { word, sound } = searchWords;
    const written = sql.param(words.slice(0, spelledWordsMax));
    const [one = 0, two = 0] = distanceSteps;
    const isKnown = sql`exists (select from ${searchWords} where ${word} collate "C" >= asked.word collate "C"
      and ${word} collate "C" < (asked.word || chr(1114111)) collate "C")`;
    // Materialised, or what is heard would be worked out again for each word that there is.
    const { rows } = (await db.execute(sql`
      with asked as materialized (
        select number, unaccent(written) as word, sound_of(unaccent(written)) as sound
        from unnest(${written}::text[]) with ordinality as asked (written, number)
      ), measured as materialized (
        select *, case when is_known then 0 else (length(sound) >= ${one})::int + (length(sound) >= ${two})::int end as allowed
        from (select *, ${isKnown} as is_known from asked) as asked
      )
      select measured.word, measured.is_known as "isKnown", coalesce(close.near, '[]') as near
      from measured cross join lateral (
        select json_agg(json_build_object('word', word, 'distance', distance) order by distance, word) as near
        from (
          select distinct ${word}, levenshtein(${sound}, measured.sound) as distance from ${searchWords}
          where initial_of(${sound}) = initial_of(measured.sound)
            and length(${sound}) between length(measured.sound) - allowed and length(measured.sound) + allowed
            and levenshtein_less_equal(${sound}, measured.sound, allowed) <= allowed and ${word} <> measured.word
          order by distance, word limit ${nearMax}
        ) as near
      ) as close order by measured.number`)) as unknown as { rows: SpelledWord[] };
    return rows;
  }

  /** Words of somebody's profiles and calls. */
  async function listOf(userId: number): Promise<string[]> {
    const of = (table: typeof profiles | typeof events) =>
      sql`select words_to_spell(${table.search}) as word from ${table} where ${table.user_id} = ${userId}`;
    const { rows } = (await db.execute(
      sql`select distinct word from (${of(profiles)} union all ${of(events)}) as own limit ${ownMax}`,
    )) as unknown as { rows: { word: string }[] };
    return rows.map(({ word }) => word);
  }

  async function forget(words: string[]): Promise<void> {
    if (words.length > 0) await db.delete(searchWords).where(inArray(searchWords.word, words));
  }

  return { near, listOf, forget };
}
