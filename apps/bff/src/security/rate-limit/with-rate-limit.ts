import { AppError } from "../../app-error.ts";
import { clientKey } from "./client-key.ts";
import type { LimitName, Limits } from "./limits.ts";

type Outcome = { ok: true } | { ok: false; error: Error };
type LimitedContext = { limits: Limits; clientAddress: string };

function isWrongCredentials({ error }: { error: Error }): boolean {
  return error.cause instanceof AppError && error.cause.code === "unauthorized";
}

/**
 * Makes a call within its rate limit, and throws AppError past it. `account` is in its normal form. Where only failures count, the call is counted before
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
  await limit.account.consume(account);
  const outcome = await proceed();
  if (!limit.countsFailuresOnly) return outcome;
  if (outcome.ok) await limit.account.reset(account);
  else if (!isWrongCredentials(outcome)) await limit.account.refund(account);
  return outcome;
}
