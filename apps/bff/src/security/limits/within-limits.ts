import { AppError } from "../../app-error.ts";
import { clientKey } from "./client-key.ts";
import type { LimitName, Limits } from "./limits.ts";

type Outcome = { ok: true } | { ok: false; error: Error };
type LimitedContext = { limits: Limits; clientAddress: string };

function isWrongCredentials({ error }: { error: Error }): boolean {
  return error.cause instanceof AppError && error.cause.code === "unauthorized";
}

/** Identifiers that differ in case or in spaces are one account. */
function accountKey(account: string): string {
  return account.toLowerCase().replace(/\s/g, "");
}

/**
 * Goes on with a call if it is within its limit. Throws Refusal otherwise. Where only failures count, the call is counted
 * before it is made, so that many at once get no further than one after the other.
 */
export async function withinLimits<Result extends Outcome>(
  name: LimitName,
  account: string | undefined,
  { limits, clientAddress }: LimitedContext,
  proceed: () => Promise<Result>,
): Promise<Result> {
  const limit = limits[name];
  await limit.client.take(clientKey(clientAddress));
  if (account === undefined) return proceed();
  const key = accountKey(account);
  await limit.account.take(key);
  const outcome = await proceed();
  if (!limit.isFailureOnly) return outcome;
  if (outcome.ok) await limit.account.forget(key);
  else if (!isWrongCredentials(outcome)) await limit.account.giveBack(key);
  return outcome;
}
