import { searchedLists } from "@callboard/contracts/spelling";
import type { Db } from "../../db/client.ts";
import { findInLists } from "./find-in-lists.ts";
import { spellingRepository } from "./spelling-repository.ts";

/** Forgets those of some words that nothing public has any more: after an erasure, in its transaction. */
export async function forgetWords(db: Db, words: string[], now: Date): Promise<void> {
  const finds = findInLists({ db, now, domain: null });
  const unused: string[] = [];
  for (const word of words) if (!(await finds(word, searchedLists))) unused.push(word);
  await spellingRepository(db).forget(unused);
}
