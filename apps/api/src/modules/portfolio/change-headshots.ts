import type { DescribeHeadshotInput, OrderHeadshotsInput } from "@callboard/contracts/headshot";
import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import type { Db } from "../../db/client.ts";
import { ConflictError, InvalidError, NotFoundError } from "../../http/errors.ts";
import { abandonPhotos } from "../media/photo/photo-storage.ts";
import type { Actor } from "../session/session-repository.ts";
import { type Changing, holdProfile } from "./change-portfolio.ts";
import { headshotRepository } from "./headshot-repository.ts";
import { portfolioRepository } from "./portfolio-repository.ts";

const { headshotsMax } = portfolioLimits;

async function assertRoom(db: Db, profileId: number) {
  if ((await headshotRepository(db).countOf(profileId)) >= headshotsMax)
    throw new InvalidError(`You have ${headshotsMax} headshots: delete one before you add another`);
}

/** Refuses before a photo is decoded. Throws NotFoundError, and InvalidError where there are as many as may be. */
export async function assertTakesHeadshot(db: Db, actor: Actor): Promise<void> {
  const profileId = await portfolioRepository(db).idOf(actor.userId);
  if (profileId === null) throw new NotFoundError();
  await assertRoom(db, profileId);
}

type Added = { address: string; alt: string; form_hash: string };

/** Adds a headshot whose files are stored, in their transaction. Throws what `assertTakesHeadshot` does. */
export async function addHeadshot(tx: Db, actor: Actor, added: Added, now: Date): Promise<null> {
  const { id } = await holdProfile(tx, actor);
  await assertRoom(tx, id);
  await headshotRepository(tx).create({ ...added, profile_id: id, created_at: now });
  return null;
}

/** Gives a headshot other alternative text. Throws NotFoundError. */
export function describeHeadshot({ db, actor }: Changing, id: number, { alt }: DescribeHeadshotInput) {
  return db.transaction(async (tx) => {
    const profile = await holdProfile(tx, actor);
    if (!(await headshotRepository(tx).describe(profile.id, id, alt))) throw new NotFoundError();
  });
}

/** Throws NotFoundError, and ConflictError where `ids` are not all of the headshots, each once. */
export function orderHeadshots({ db, actor }: Changing, { ids }: OrderHeadshotsInput) {
  return db.transaction(async (tx) => {
    const profile = await holdProfile(tx, actor);
    const headshots = headshotRepository(tx);
    const known = new Set((await headshots.list(profile.id)).map(({ id }) => id));
    const isWhole = ids.length === known.size && new Set(ids).size === known.size;
    if (!isWhole || ids.some((id) => !known.has(id)))
      throw new ConflictError("Your headshots were changed meanwhile");
    await headshots.order(profile.id, ids);
  });
}

/** Deletes a headshot, and gives the names of its files. Throws NotFoundError. */
export function removeHeadshot({ db, actor, now }: Changing, id: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    const profile = await holdProfile(tx, actor);
    const address = await headshotRepository(tx).remove(profile.id, id);
    if (address === null) throw new NotFoundError();
    return abandonPhotos(tx, [address], now);
  });
}
