import type { Db } from "../../db/client.ts";
import { savedSearchRepository } from "./saved-search-repository.ts";
import { searchMatchRepository } from "./search-match-repository.ts";

/** Deletes searches that nobody can have back any more, and what was found of calls that have begun. */
export async function sweepSearches({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  const now = clock();
  await savedSearchRepository(db).sweep(now);
  while (await searchMatchRepository(db).sweep(now));
}
