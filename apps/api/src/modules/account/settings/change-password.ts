import type { ChangePasswordInput } from "@callboard/contracts/account-settings";
import { accountLimits } from "@callboard/contracts/account-settings-limits";
import { FieldError } from "../../../http/errors.ts";
import { codeRepository } from "../../code/code-repository.ts";
import { type SessionActor, sessionRepository } from "../../session/session-repository.ts";
import { hashPassword } from "../password-hash.ts";
import { assertNotOwn, assertUncommon } from "../password-rules.ts";
import { assertCurrentPassword, countAct, holdAccount } from "./hold-account.ts";
import { ownAccountRepository } from "./own-account-repository.ts";
import { type SettingsDeps, tellOwner } from "./tell-owner.ts";

/**
 * Sets another password, and ends all sessions but this one, which goes on under the bearer that it gives. Codes for a new password
 * that are under way end, and the owner is mailed. Throws FieldError, RateLimitError, and UnauthorizedError where this session has
 * ended meanwhile.
 */
export async function changePassword(
  { db, clock, otpKey, mails }: SettingsDeps,
  actor: SessionActor,
  { current_password, password }: ChangePasswordInput,
  userAgent: string | null,
): Promise<string> {
  const now = clock();
  assertUncommon(password);
  await assertCurrentPassword(db, actor, current_password, now);
  if (password.normalize("NFKC") === current_password.normalize("NFKC"))
    throw new FieldError({ password: "Choose another one than you have" });
  const password_hash = await hashPassword(password);
  const token = await db.transaction(async (tx) => {
    const account = await holdAccount(tx, actor);
    assertNotOwn(password, account);
    await countAct(tx, { userId: actor.userId, kind: "password" }, accountLimits.passwordsPerDay, now);
    await ownAccountRepository(tx).setPassword(actor.userId, password_hash);
    await codeRepository(tx, otpKey).endAllOf(actor.userId, now);
    const kept = await sessionRepository(tx).endOthers(actor, userAgent, now);
    await tellOwner({ tx, mails }, account, { what: "password", at: now });
    return kept;
  });
  mails.wake();
  return token;
}
