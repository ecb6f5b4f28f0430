import { createHash, randomBytes } from "node:crypto";
import type { ChangeEmailInput } from "@callboard/contracts/account-settings";
import { accountLimits } from "@callboard/contracts/account-settings-limits";
import { nameKey } from "@callboard/contracts/identifier";
import { addMs } from "../../../dates.ts";
import type { Db } from "../../../db/client.ts";
import { FieldError, InvalidError, RateLimitError } from "../../../http/errors.ts";
import { RepositoryError } from "../../../repository-error.ts";
import type { SessionActor } from "../../session/session-repository.ts";
import { suspensionRepository } from "../../suspension/suspension-repository.ts";
import { userRepository } from "../user-repository.ts";
import { emailChangeRepository } from "./email-change-repository.ts";
import { assertCurrentPassword, type HeldAccount, holdAccount } from "./hold-account.ts";
import { ownAccountRepository } from "./own-account-repository.ts";
import { type SettingsDeps, tellOwner } from "./tell-owner.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const overText = "This link was used, replaced or is too old: ask for another in your settings";

/** Throws RateLimitError where the account, or anybody for this address, has asked for enough mails today. */
async function assertFew(tx: Db, userId: number, emailKey: string, now: Date): Promise<void> {
  const changes = emailChangeRepository(tx);
  const { emailChangesPerDay, emailChangesPerAddress, day } = accountLimits;
  if ((await changes.countToday({ userId }, now)) >= emailChangesPerDay)
    throw new RateLimitError("You have asked for many mails today. Try again tomorrow.", day / 1_000);
  if ((await changes.countToday({ emailKey }, now)) >= emailChangesPerAddress)
    throw new RateLimitError("This address got many mails today. Try again tomorrow.", day / 1_000);
}

const isOwn = (account: HeldAccount, emailKey: string) => nameKey(account.email) === emailKey;

/** Throws FieldError for an address that is the account's and confirmed, and before its number is verified: mails go to people who have one. */
async function assertMayAsk(tx: Db, account: HeldAccount, emailKey: string): Promise<void> {
  if (isOwn(account, emailKey) && account.email_verified_at)
    throw new FieldError({ email: "This is your address already" });
  const user = await userRepository(tx).get(account.id);
  if (!user?.is_phone_verified) throw new FieldError({ email: "Verify your mobile number first" });
}

/**
 * Mails a link to a new address, which becomes the account's once somebody opens it there, or to its present one, which is confirmed so. An address that another account has gets a
 * mail that says so, and the answer is the same. Throws FieldError, RateLimitError and UnauthorizedError.
 */
export async function askForEmail(
  { db, clock, mails }: SettingsDeps,
  actor: SessionActor,
  { current_password, email }: ChangeEmailInput,
): Promise<void> {
  const now = clock();
  await assertCurrentPassword(db, actor, current_password, now);
  const email_key = nameKey(email);
  const token = randomBytes(32).toString("base64url");
  await db.transaction(async (tx) => {
    const account = await holdAccount(tx, actor);
    await assertMayAsk(tx, account, email_key);
    await emailChangeRepository(tx).lockAddress(email_key);
    await assertFew(tx, actor.userId, email_key, now);
    const isTaken = await ownAccountRepository(tx).isEmailTaken(email_key, actor.userId);
    const expires_at = addMs(now, accountLimits.emailLink);
    const credentials_version = (await ownAccountRepository(tx).versionOf(actor.userId)) ?? 0;
    const { id } = await emailChangeRepository(tx).create(
      {
        ...{ user_id: actor.userId, email, email_key, token_hash: isTaken ? null : hashOf(token) },
        ...{ credentials_version, created_at: now, expires_at },
      },
      now,
    );
    const data = { email, ...(!isTaken && { token }), expires_at: expires_at.toISOString() };
    await mails.add(tx, { template: "email_change", key: `email change ${id}`, to: email, data });
  });
  mails.wake();
}

/** Takes back what the account waits for, if it does. */
export async function cancelEmail({ db, clock }: SettingsDeps, actor: SessionActor): Promise<void> {
  await emailChangeRepository(db).endAllOf(actor.userId, clock());
}

/** Throws InvalidError for an address that another account has taken meanwhile. */
function refuseTaken(error: unknown): never {
  const isTaken = error instanceof RepositoryError && error.codes.includes("email_taken");
  throw isTaken ? new InvalidError("Another account has this address by now") : error;
}

/**
 * Gives the account of a token its new address, and tells the old one if it is another. Whoever has the token has the address: nobody need be signed
 * in. Throws InvalidError for a token that is not, or no longer, good.
 */
export async function confirmEmail({ db, clock, mails }: SettingsDeps, token: string): Promise<string> {
  const now = clock();
  const email = await db.transaction(async (tx) => {
    const changes = emailChangeRepository(tx);
    const found = await changes.getByToken(hashOf(token), now);
    // Held before the change is ended, as whoever asks for another one does.
    const account = found && (await suspensionRepository(tx).lockAccount(found.user_id));
    if (!found || !account || account.erased_at) throw new InvalidError(overText);
    const version = await ownAccountRepository(tx).versionOf(account.id);
    const isGood = version === found.credentials_version && (await changes.end(found.id, now));
    if (!isGood) throw new InvalidError(overText);
    await ownAccountRepository(tx).setEmail(account.id, found.email, now).catch(refuseTaken);
    if (!isOwn(account, nameKey(found.email)))
      await tellOwner({ tx, mails }, account, { what: "email", at: now });
    return found.email;
  });
  mails.wake();
  return email;
}
