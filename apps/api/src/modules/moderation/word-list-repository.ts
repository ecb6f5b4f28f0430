import type { SaveWordListInput, WordList, WordListSite } from "@callboard/contracts/moderation";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { wordLists } from "../../db/schema/moderation.ts";

/** Words that moderators want to read first, a list for each site and one for all. */
export function wordListRepository(db: Db) {
  const list = (): Promise<WordList[]> => db.select().from(wordLists).orderBy(wordLists.site);

  /** The words that count on a site: its own and those of all; null for no site in particular. */
  async function wordsOn(site: WordListSite | null): Promise<string[]> {
    const sites: WordListSite[] = site ? ["", site] : [""];
    const rows = await db
      .select({ words: wordLists.words })
      .from(wordLists)
      .where(inArray(wordLists.site, sites));
    return rows.flatMap(({ words }) => words);
  }

  /** Saves a list that was read at `version`, and gives it before and after; null where somebody else has saved it since. */
  async function save({ site, words, version }: SaveWordListInput) {
    const [before] = await db.select().from(wordLists).where(eq(wordLists.site, site)).for("update");
    const [after] = before
      ? await db
          .update(wordLists)
          .set({ words, version: sql`${wordLists.version} + 1` })
          .where(and(eq(wordLists.site, site), eq(wordLists.version, version)))
          .returning()
      : version === 0
        ? await db.insert(wordLists).values({ site, words, version: 1 }).onConflictDoNothing().returning()
        : [];
    return after ? { before: before?.words ?? [], after } : null;
  }

  return { list, wordsOn, save };
}
