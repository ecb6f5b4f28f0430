import type { Db } from "../../db/client.ts";
import { gatheredSearchRepository } from "./gathered-search-repository.ts";
import { savedSearchRepository } from "./saved-search-repository.ts";

/** Deletes searches that nobody can have back any more, and what was found of calls that have begun, or long ago. */
export async function sweepSearches({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  const now = clock();
  await savedSearchRepository(db).sweep(now);
  const gathered = gatheredSearchRepository(db);
  while (await gathered.sweep(now));
  while (await gathered.sweepOld("article", now));
  while (await gathered.sweepOld("profile", now));
}
