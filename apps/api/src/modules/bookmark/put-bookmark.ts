import { type BookmarkParams, bookmarkLimits } from "@callboard/contracts/bookmark";
import type { DomainSuffix } from "@callboard/contracts/domain";
import type { Db } from "../../db/client.ts";
import { InvalidError, NotFoundError } from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { standing } from "../team/standing.ts";
import { bookmarkRepository } from "./bookmark-repository.ts";

type Putting = { db: Db; actor: Actor; now: Date; domain: DomainSuffix | null };

/**
 * Bookmarks something that everybody sees; nothing changes where it is bookmarked already. One account's are put one after the other, so that
 * they stay within the limit. Throws NotFoundError, InvalidError at the limit, and UnauthorizedError for an account that is suspended
 * or erased.
 */
export function putBookmark({ db, actor, now, domain }: Putting, target: BookmarkParams): Promise<void> {
  return db.transaction(async (tx) => {
    await standing(tx, actor);
    await userRepository(tx).lockToWrite(actor.userId);
    const bookmarks = bookmarkRepository(tx);
    if (await bookmarks.has(actor.userId, target)) return;
    if (!(await bookmarks.isVisible(target, domain))) throw new NotFoundError();
    if ((await bookmarks.countOf(actor.userId)) >= bookmarkLimits.max)
      throw new InvalidError(`You have ${bookmarkLimits.max} bookmarks already: remove one first`);
    await bookmarks.create(actor.userId, target, now);
  });
}
