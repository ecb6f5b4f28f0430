import type { ChangeNumberInput, ConfirmNumberInput } from "@callboard/contracts/account-settings";
import type { FastifyBaseLogger } from "fastify";
import { FieldError } from "../../../http/errors.ts";
import type { Requester } from "../../code/code-limits.ts";
import { codeRepository } from "../../code/code-repository.ts";
import { codeSender } from "../../code/code-sender.ts";
import { type SessionActor, sessionRepository } from "../../session/session-repository.ts";
import { userRepository } from "../user-repository.ts";
import { assertCurrentPassword, holdAccount } from "./hold-account.ts";
import { ownAccountRepository } from "./own-account-repository.ts";
import { type SettingsDeps, tellOwner } from "./tell-owner.ts";

type Request = { requester: Requester; log: FastifyBaseLogger };

/**
 * Sends a code to a new number. To one that another account has goes none, and the answer is the same. Throws FieldError and
 * RateLimitError.
 */
export async function askForNumber(
  deps: SettingsDeps,
  actor: SessionActor,
  { current_password, phone }: ChangeNumberInput,
  { requester, log }: Request,
): Promise<void> {
  const { db, clock } = deps;
  await assertCurrentPassword(db, actor, current_password, clock());
  const { userId } = actor;
  const user = await userRepository(db).get(userId);
  if (user?.phone === phone) throw new FieldError({ phone: "This is your number already" });
  const isTaken = await ownAccountRepository(db).isPhoneTaken(phone, userId);
  const holder = isTaken ? null : { id: userId, isVerified: false };
  await codeSender(deps).sendQuietly({ phone, purpose: "change", holder, requester }, log);
}

type Changed = { token: string; former: string };

/** Uses the code up, and changes the number with it. Null for a wrong code, whose try counts. */
function change(
  { db, clock, otpKey, mails }: SettingsDeps,
  actor: SessionActor,
  { phone, otp }: ConfirmNumberInput,
  { requester, userAgent }: { requester: Requester; userAgent: string | null },
): Promise<Changed | null> {
  const now = clock();
  return db.transaction(async (tx) => {
    const account = await holdAccount(tx, actor);
    const codes = codeRepository(tx, otpKey);
    const userId = await codes.use({ phone, purpose: "change", otp, requester }, now);
    if (userId !== actor.userId) return null;
    await ownAccountRepository(tx).setPhone(userId, phone, now);
    await codes.endAllOf(userId, now);
    const token = await sessionRepository(tx).endOthers(actor, userAgent, now);
    await tellOwner({ tx, mails }, account, { what: "phone", at: now });
    return { token, former: account.phone };
  });
}

/**
 * Gives the account the number that a code was sent to, ends all other sessions, and tells the former number and the e-mail address.
 * Gives the bearer to go on with. Throws FieldError for a wrong code, RepositoryError for a number that somebody has taken meanwhile,
 * and UnauthorizedError.
 */
export async function confirmNumber(
  deps: SettingsDeps,
  actor: SessionActor,
  input: ConfirmNumberInput,
  { requester, log, userAgent }: Request & { userAgent: string | null },
): Promise<string> {
  const changed = await change(deps, actor, input, { requester, userAgent });
  if (!changed) throw new FieldError({ otp: "Invalid OTP" });
  deps.mails.wake();
  await codeSender(deps).tellFormer({ phone: changed.former, userId: actor.userId, requester }, log);
  return changed.token;
}
