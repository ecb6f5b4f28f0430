import type { SavedFilter, SaveSearchInput } from "@callboard/contracts/saved-search";
import { savedSearchLimits } from "@callboard/contracts/saved-search-limits";
import { wordsOf } from "@callboard/server-kit/words";
import type { Db } from "../../db/client.ts";
import { FieldError, InvalidError, NotFoundError } from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { standing } from "../team/standing.ts";
import { savedSearchRepository } from "./saved-search-repository.ts";

export type Changing = { db: Db; actor: Actor; now: Date };

const { searchesMax, storedMax } = savedSearchLimits;

/** Throws InvalidError where the account has as many as there may be, or one that asks for the same. */
async function assertRoom(tx: Db, userId: number, filter: SavedFilter): Promise<void> {
  const searches = savedSearchRepository(tx);
  const { active } = await searches.countOf(userId);
  if (active >= searchesMax)
    throw new InvalidError(`You have ${searchesMax} saved searches already: delete one first`);
  const same = await searches.nameOfSame(userId, filter);
  if (same !== null) throw new InvalidError(`You have saved this search already, as “${same}”`);
}

/** Whose searches these are, who writes them one after the other. Throws UnauthorizedError for an account that is suspended or erased. */
async function hold(tx: Db, actor: Actor): Promise<void> {
  await standing(tx, actor);
  await userRepository(tx).lockToWrite(actor.userId);
}

/** Saves a search, and gives its id. Throws FieldError for words without a letter, InvalidError and UnauthorizedError. */
export function saveSearch({ db, actor, now }: Changing, input: SaveSearchInput): Promise<number> {
  const { search } = input.filter;
  if (search !== undefined && wordsOf(search).length === 0)
    throw new FieldError({ filter: "Search for a word: this finds nothing" });
  return db.transaction(async (tx) => {
    await hold(tx, actor);
    const searches = savedSearchRepository(tx);
    if ((await searches.countOf(actor.userId)).stored >= storedMax)
      throw new InvalidError("You have deleted many searches just now: try again in ten minutes");
    await assertRoom(tx, actor.userId, input.filter);
    return searches.create(actor.userId, input, now);
  });
}

/** Brings back what was deleted a moment ago. Throws NotFoundError, InvalidError and UnauthorizedError. */
export function restoreSearch({ db, actor, now }: Changing, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    await hold(tx, actor);
    const searches = savedSearchRepository(tx);
    const filter = await searches.removedFilter(actor.userId, id, now);
    if (!filter) throw new NotFoundError();
    await assertRoom(tx, actor.userId, filter);
    await searches.restore(actor.userId, id);
  });
}
