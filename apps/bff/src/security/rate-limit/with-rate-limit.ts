import { AppError } from "../../app-error.ts";
import { clientKey } from "./client-key.ts";
import type { LimitName, Limits } from "./limits.ts";

type Outcome = { ok: true } | { ok: false; error: Error };
type LimitedContext = { limits: Limits; clientAddress: string };

function isWrongCredentials({ error }: { error: Error }): boolean {
  return error.cause instanceof AppError && error.cause.code === "unauthorized";
}

/** Identifiers that differ only in case or spaces are the same account. */
function accountKey(account: string): string {
  return account.toLowerCase().replace(/\s/g, "");
}

/**
 * Makes a call within its rate limit, and throws AppError past it. Where only failures count, the call is counted before
 * it is made and refunded on success, so that concurrent calls cannot get past the limit.
 */
export async function withRateLimit<Result extends Outcome>(
  name: LimitName,
  account: string | undefined,
  { limits, clientAddress }: LimitedContext,
  proceed: () => Promise<Result>,
): Promise<Result> {
  const limit = limits[name];
  await limit.client.consume(clientKey(clientAddress));
  if (account === undefined) return proceed();
  const key = accountKey(account);
  await limit.account.consume(key);
  const outcome = await proceed();
  if (!limit.countsFailuresOnly) return outcome;
  if (outcome.ok) await limit.account.reset(key);
  else if (!isWrongCredentials(outcome)) await limit.account.refund(key);
  return outcome;
}
