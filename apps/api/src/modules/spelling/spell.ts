import {
  type SearchedList,
  type Spelling,
  searchedLists,
  spelledWordsMax,
  spellingsMax,
} from "@callboard/contracts/spelling";
import { wordsOf } from "@callboard/server-kit/words";
import { findInLists, type Place } from "./find-in-lists.ts";
import { type SpelledWord, spellingRepository } from "./spelling-repository.ts";

/** Spellings that are looked for in the lists, for one text. */
const triedMax = 8;

type Candidate = { words: string[]; distance: number };
type Asked = { search: string; list?: SearchedList | undefined };

/** All texts that the words may have meant, the nearest first; not what was written. */
function candidatesOf(words: SpelledWord[]): Candidate[] {
  let candidates: Candidate[] = [{ words: [], distance: 0 }];
  for (const { word, near } of words) {
    const choices = [{ word, distance: 0 }, ...near];
    candidates = candidates
      .flatMap((begun) =>
        choices.map((choice) => ({
          words: [...begun.words, choice.word],
          distance: begun.distance + choice.distance,
        })),
      )
      .sort((one, other) => one.distance - other.distance)
      .slice(0, triedMax + 1);
  }
  const written = words.map(({ word }) => word).join(" ");
  return candidates.filter((candidate) => candidate.words.join(" ") !== written).slice(0, triedMax);
}

/** Other spellings of a text that find something, the nearest first. None for a text of many words. */
export async function spell(place: Place, { search, list }: Asked): Promise<Spelling[]> {
  const words = wordsOf(search);
  if (words.length === 0 || words.length > spelledWordsMax) return [];
  const finds = findInLists(place);
  const spellings: Spelling[] = [];
  for (const { words: meant, distance } of candidatesOf(await spellingRepository(place.db).near(words))) {
    const other = meant.join(" ");
    if (await finds(other, list ? [list] : searchedLists))
      spellings.push({ search: other, is_variant: distance === 0 });
    if (spellings.length === spellingsMax) break;
  }
  return spellings;
}
