import type { Db } from "../../db/client.ts";
import { profileListRepository } from "./profile-list-repository.ts";

/** Deletes lists that nobody can have back any more. */
export function sweepLists({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  return profileListRepository(db).sweep(clock());
}
