import { savedSearchLimits } from "@callboard/contracts/saved-search-limits";
import { wordsOf } from "@callboard/server-kit/words";
import type { Db } from "../../db/client.ts";
import { FieldError, InvalidError, NotFoundError } from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { standing } from "../team/standing.ts";
import { type NewSearch, savedSearchRepository } from "./saved-search-repository.ts";
import type { SearchCriteria } from "./search-query-repository.ts";

export type Changing = { db: Db; actor: Actor; now: Date };

const { searchesMax, storedMax } = savedSearchLimits;

/** Throws InvalidError where the account has as many as there may be, or one that asks for the same. */
async function assertRoom(tx: Db, userId: number, criteria: SearchCriteria): Promise<void> {
  const searches = savedSearchRepository(tx);
  const { active } = await searches.countOf(userId);
  if (active >= searchesMax)
    throw new InvalidError(`You have ${searchesMax} saved searches already: delete one first`);
  const same = await searches.getSame(userId, criteria);
  if (same !== null) throw new InvalidError(`You have saved this search already, as “${same.name}”`);
}

/** Whose searches these are, who writes them one after the other. Throws UnauthorizedError for an account that is suspended or erased. */
async function hold(tx: Db, actor: Actor): Promise<void> {
  await standing(tx, actor);
  await userRepository(tx).lockToWrite(actor.userId);
}

async function assertStorable(tx: Db, userId: number): Promise<void> {
  if ((await savedSearchRepository(tx).countOf(userId)).stored >= storedMax)
    throw new InvalidError("You have deleted many searches just now: try again in ten minutes");
}

/** Saves a search, and gives its id. Throws FieldError for words without a letter, InvalidError and UnauthorizedError. */
export function saveSearch({ db, actor, now }: Changing, input: NewSearch): Promise<number> {
  const { search } = input.filter;
  if (search !== undefined && wordsOf(search).length === 0)
    throw new FieldError({ filter: "Search for a word: this finds nothing" });
  return db.transaction(async (tx) => {
    await hold(tx, actor);
    await assertStorable(tx, actor.userId);
    await assertRoom(tx, actor.userId, input);
    return savedSearchRepository(tx).create(actor.userId, input, now);
  });
}

/** Brings back what was deleted a moment ago. Throws NotFoundError, InvalidError and UnauthorizedError. */
export function restoreSearch({ db, actor, now }: Changing, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    await hold(tx, actor);
    const searches = savedSearchRepository(tx);
    const criteria = await searches.getRemoved(actor.userId, id, now);
    if (!criteria) throw new NotFoundError();
    await assertRoom(tx, actor.userId, criteria);
    await searches.restore(actor.userId, id);
  });
}

/** Follows an author or a tag: again is the same, and soon after it ended it goes on. Throws InvalidError and UnauthorizedError. */
export function follow({ db, actor, now }: Changing, input: NewSearch): Promise<void> {
  return db.transaction(async (tx) => {
    await hold(tx, actor);
    const searches = savedSearchRepository(tx);
    if (await searches.getSame(actor.userId, input)) return;
    await assertRoom(tx, actor.userId, input);
    const removed = await searches.getRemovedSame(actor.userId, input, now);
    if (removed !== null) {
      await searches.restore(actor.userId, removed);
      return;
    }
    await assertStorable(tx, actor.userId);
    await searches.create(actor.userId, input, now);
  });
}

/** Ends that, as deleting it does. */
export function unfollow({ db, actor, now }: Changing, criteria: SearchCriteria): Promise<void> {
  return db.transaction(async (tx) => {
    await hold(tx, actor);
    const searches = savedSearchRepository(tx);
    const same = await searches.getSame(actor.userId, criteria);
    if (same) await searches.remove(actor.userId, same.id, now);
  });
}
