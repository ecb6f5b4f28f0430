import { strangerNetwork } from "@callboard/server-kit/client-network";
import { AppError } from "../../app-error.ts";
import { clientKey } from "./client-key.ts";
import type { LimitName, Limits } from "./limits.ts";

type Outcome = { ok: true } | { ok: false; error: Error };
type LimitedContext = {
  limits: Limits;
  clientAddress: string;
  /** The id of a browser where the account signed in before. */
  knownDevice?: string | null;
};

function isWrongCredentials({ error }: { error: Error }): boolean {
  return error.cause instanceof AppError && error.cause.code === "unauthorized";
}

/** Counts a call that names an account, as one of its requester and of all strangers. Rejects with AppError past a limit. */
function countersOf(
  name: LimitName,
  account: string,
  { limits, clientAddress, knownDevice }: LimitedContext,
) {
  const { account: counter, strangers } = limits[name];
  const requester = knownDevice ? `device ${knownDevice}` : strangerNetwork(clientAddress);
  const key = strangers ? `${requester} ${account}` : account;
  const forStrangers = knownDevice ? null : strangers;
  return {
    consume: async () => {
      await counter.consume(key);
      await forStrangers?.consume(account).catch(async (error: unknown) => {
        // What strangers are refused counts for nobody: it is counted even past the limit.
        await Promise.all([counter.refund(key), forStrangers.refund(account)]);
        throw error;
      });
    },
    refund: async () => {
      await counter.refund(key);
      await forStrangers?.refund(account);
    },
    /** Forgets the failures of this requester, and of strangers only the one that was none. */
    reset: async () => {
      await counter.reset(key);
      await forStrangers?.refund(account);
    },
  };
}

/**
 * Makes a call within its rate limit, and throws AppError past it. `account` is in its normal form. Where only failures
 * count, the call is counted before it is made and refunded on success, so that concurrent calls cannot get past the limit.
 */
export async function withRateLimit<Result extends Outcome>(
  name: LimitName,
  account: string | undefined,
  ctx: LimitedContext,
  proceed: () => Promise<Result>,
): Promise<Result> {
  const limit = ctx.limits[name];
  await limit.client.consume(clientKey(ctx.clientAddress));
  if (account === undefined) return proceed();
  const counters = countersOf(name, account, ctx);
  await counters.consume();
  const outcome = await proceed();
  if (!limit.countsFailuresOnly) return outcome;
  if (outcome.ok) await counters.reset();
  else if (!isWrongCredentials(outcome)) await counters.refund();
  return outcome;
}
