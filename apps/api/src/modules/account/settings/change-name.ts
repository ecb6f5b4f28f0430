import { accountLimits } from "@callboard/contracts/account-settings-limits";
import { cacheVersionRepository } from "../../cache-version/cache-version-repository.ts";
import { commentRepository } from "../../comment/comment-repository.ts";
import { profileIndexRepository } from "../../profile/search/profile-index-repository.ts";
import type { SessionActor } from "../../session/session-repository.ts";
import { countAct, holdAccount } from "./hold-account.ts";
import { ownAccountRepository } from "./own-account-repository.ts";
import type { SettingsDeps } from "./tell-owner.ts";

/** Gives the account another name, under its comments too. Throws RateLimitError, and UnauthorizedError. */
export function changeName(
  { db, clock }: Pick<SettingsDeps, "db" | "clock">,
  actor: SessionActor,
  name: string,
): Promise<void> {
  const now = clock();
  return db.transaction(async (tx) => {
    const account = await holdAccount(tx, actor);
    if (account.name === name) return;
    await countAct(tx, { userId: actor.userId, kind: "name" }, accountLimits.namesPerDay, now);
    await ownAccountRepository(tx).setName(actor.userId, name);
    await commentRepository(tx).renameAuthor(actor.userId, name);
    await profileIndexRepository(tx).changeAllOf(actor.userId, now);
    await cacheVersionRepository(tx).raise("comment", "event", "profile");
  });
}
