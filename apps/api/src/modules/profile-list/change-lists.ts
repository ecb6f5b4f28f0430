import type { CreateListInput } from "@callboard/contracts/profile-list";
import { profileListLimits } from "@callboard/contracts/profile-list-limits";
import type { Db } from "../../db/client.ts";
import { FieldError, InvalidError, NotFoundError } from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { standing } from "../team/standing.ts";
import { listEntryRepository } from "./list-entry-repository.ts";
import { profileListRepository } from "./profile-list-repository.ts";

type Changing = { db: Db; actor: Actor; now: Date };

const { listsMax, storedMax, profilesMax } = profileListLimits;
const takenText = "You have a list of this name already";

/** Whose lists these are, who writes them one after the other. Throws UnauthorizedError for an account that is suspended or erased. */
async function hold(tx: Db, actor: Actor): Promise<void> {
  await standing(tx, actor);
  await userRepository(tx).lockToWrite(actor.userId);
}

/** Throws InvalidError where the account has as many lists as there may be. */
async function assertRoom(tx: Db, userId: number): Promise<void> {
  const { active } = await profileListRepository(tx).countOf(userId);
  if (active >= listsMax) throw new InvalidError(`You have ${listsMax} lists already: delete one first`);
}

/** Adds a profile to a list that the transaction holds. Throws NotFoundError for one that is not public, and InvalidError. */
async function add(tx: Db, listId: number, profileId: number, now: Date): Promise<void> {
  const entries = listEntryRepository(tx);
  if (await entries.has(listId, profileId)) return;
  if (!(await entries.isVisible(profileId))) throw new NotFoundError();
  if ((await entries.countOf(listId)) >= profilesMax)
    throw new InvalidError(`This list has ${profilesMax} profiles already: remove one first`);
  await entries.create(listId, profileId, now);
}

/** Makes a list, and gives its id. Throws FieldError for a name that another list has, NotFoundError, InvalidError and UnauthorizedError. */
export function createList(
  { db, actor, now }: Changing,
  { name, profile_id }: CreateListInput,
): Promise<number> {
  return db.transaction(async (tx) => {
    await hold(tx, actor);
    const lists = profileListRepository(tx);
    if ((await lists.countOf(actor.userId)).stored >= storedMax)
      throw new InvalidError("You have deleted many lists just now: try again in ten minutes");
    await assertRoom(tx, actor.userId);
    if (await lists.isNameTaken(actor.userId, name)) throw new FieldError({ name: takenText });
    const id = await lists.create(actor.userId, name, now);
    if (profile_id !== undefined) await add(tx, id, profile_id, now);
    return id;
  });
}

/** Gives a list another name. Throws FieldError for one that another list has, NotFoundError and UnauthorizedError. */
export function renameList({ db, actor }: Omit<Changing, "now">, id: number, name: string): Promise<void> {
  return db.transaction(async (tx) => {
    await hold(tx, actor);
    const lists = profileListRepository(tx);
    if (await lists.isNameTaken(actor.userId, name, id)) throw new FieldError({ name: takenText });
    if (!(await lists.rename(actor.userId, id, name))) throw new NotFoundError();
  });
}

/** Brings back what was deleted a moment ago. Throws NotFoundError, InvalidError and UnauthorizedError. */
export function restoreList({ db, actor, now }: Changing, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    await hold(tx, actor);
    const lists = profileListRepository(tx);
    const name = await lists.removedName(actor.userId, id, now);
    if (name === null) throw new NotFoundError();
    await assertRoom(tx, actor.userId);
    if (await lists.isNameTaken(actor.userId, name))
      throw new InvalidError(`You have another list called “${name}” by now: rename that one first`);
    await lists.restore(actor.userId, id);
  });
}

/**
 * Adds a profile that everybody sees to an own list; nothing changes where it is in it. One list is written by one after the other, so
 * that it stays within the limit. Throws NotFoundError, InvalidError and UnauthorizedError.
 */
export function addToList({ db, actor, now }: Changing, id: number, profileId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await standing(tx, actor);
    if (!(await profileListRepository(tx).hold(actor.userId, id))) throw new NotFoundError();
    await add(tx, id, profileId, now);
  });
}
