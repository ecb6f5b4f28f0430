import { accountLimits } from "@callboard/contracts/account-settings-limits";
import type { Db } from "../../../db/client.ts";
import { FieldError, RateLimitError, UnauthorizedError } from "../../../http/errors.ts";
import { waitInWords } from "../../code/code-limits.ts";
import { type SessionActor, sessionRepository } from "../../session/session-repository.ts";
import { suspensionRepository } from "../../suspension/suspension-repository.ts";
import { isPasswordOf } from "../password-hash.ts";
import { accountActRepository } from "./account-act-repository.ts";
import { ownAccountRepository } from "./own-account-repository.ts";

export type HeldAccount = NonNullable<
  Awaited<ReturnType<ReturnType<typeof suspensionRepository>["lockAccount"]>>
>;

/**
 * Holds the actor's account until the transaction ends. Throws UnauthorizedError where the session has ended meanwhile, or goes on under
 * another bearer, as with another password: what was proven in it before counts no more.
 */
export async function holdAccount(tx: Db, actor: SessionActor): Promise<HeldAccount> {
  const account = await suspensionRepository(tx).lockAccount(actor.userId);
  if (!account || account.erased_at || !(await sessionRepository(tx).isOpen(actor)))
    throw new UnauthorizedError();
  return account;
}

/** Counts an act of an account that is held. Throws RateLimitError past `most` on a day. */
export async function countAct(
  tx: Db,
  counted: { userId: number; kind: "name" | "password" | "export" | "slug" },
  most: number,
  now: Date,
): Promise<void> {
  const wait = await accountActRepository(tx).take(counted, [{ most, within: accountLimits.day }], now);
  if (wait > 0) throw tooOften(wait);
}

const tooOften = (wait: number) =>
  new RateLimitError(`You did this often today. Try again in ${waitInWords(wait)}.`, Math.ceil(wait / 1_000));

const tries = [
  { most: accountLimits.passwordTries, within: accountLimits.passwordTriesWindow },
  { most: accountLimits.passwordTriesPerDay, within: accountLimits.day },
];

/**
 * Asks for the password of who is signed in. It is counted as wrong before it is looked at, so that many at once get no further, and
 * by its session: who stole one uses up the tries of that one alone. Throws FieldError and RateLimitError.
 */
export async function assertCurrentPassword(
  db: Db,
  actor: SessionActor,
  current_password: string,
  now: Date,
): Promise<void> {
  const { userId, sessionId } = actor;
  const counted = { userId, sessionId, kind: "wrong_password" } as const;
  const wait = await db.transaction(async (tx) => {
    await holdAccount(tx, actor);
    return accountActRepository(tx).take(counted, tries, now);
  });
  if (wait > 0) {
    const text = `Too many wrong passwords. Sign in anew, or try again in ${waitInWords(wait)}.`;
    throw new RateLimitError(text, Math.ceil(wait / 1_000));
  }
  const secret = await ownAccountRepository(db).getSecret(userId);
  if (!(await isPasswordOf(secret?.password_hash ?? null, current_password)))
    throw new FieldError({ current_password: "This is not your password" });
  await accountActRepository(db).forget(counted);
}
