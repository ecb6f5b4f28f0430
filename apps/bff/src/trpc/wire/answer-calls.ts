import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { isLogged } from "../../app-error.ts";
import type { Context } from "../context.ts";
import { appRouter } from "../router.ts";
import { procedureAt } from "./procedure-at.ts";
import type { Batch, WireCall } from "./wire-request.ts";

/** The answer to all calls of a request. */
export type WireAnswer = { status: number; body: string; isMutation: boolean };
type Failed = { error: TRPCError; path: string };
type Outcome = { status: number; json: string; failed?: Failed };

const { _config: config } = appRouter._def;

function failureOf(cause: unknown, ctx: Context | undefined, path?: string): Outcome {
  const error = getTRPCErrorFromUnknown(cause);
  const type = (path && procedureAt(path)?.type) || "unknown";
  const shape = getTRPCErrorShape({ config, error, type, path, input: undefined, ctx });
  return {
    status: getHTTPStatusCodeFromError(error),
    json: JSON.stringify({ error: shape }),
    failed: { error, path: path ?? "" },
  };
}

async function outcomeOf(call: WireCall, isPost: boolean, ctx: Context): Promise<Outcome> {
  const { path } = call;
  try {
    const procedure = procedureAt(path);
    if (!procedure)
      throw new TRPCError({ code: "NOT_FOUND", message: `No procedure found on path "${path}"` });
    const { type } = procedure;
    if ((type === "mutation") !== isPost) throw new TRPCError({ code: "METHOD_NOT_SUPPORTED" });
    const data = await callTRPCProcedure({ ...call, router: appRouter, ctx, type, signal: undefined });
    const json = JSON.stringify(data);
    return { status: 200, json: json === undefined ? '{"result":{}}' : `{"result":{"data":${json}}}` };
  } catch (cause) {
    return failureOf(cause, ctx, path);
  }
}

function statusOf(outcomes: Outcome[]): number {
  const statuses = new Set(outcomes.map(({ status }) => status));
  return statuses.size === 1 ? ([...statuses][0] ?? 200) : 207;
}

/** Refuses a batch with a call that has to come alone. */
function checkCompany(calls: WireCall[]): void {
  const alone = calls.find(({ path }) => procedureAt(path)?.meta?.isAlone);
  if (alone && calls.length > 1) {
    throw new TRPCError({ code: "BAD_REQUEST", message: `${alone.path} cannot be called in a batch` });
  }
}

type Options = {
  isPost: boolean;
  ctx: Context;
  /** Hears of calls that failed through a fault of the gateway. */
  onFailure: (failed: Failed) => void;
};

/**
 * Calls the procedures of a request, all at once and with every middleware, and writes their answers in tRPC's wire
 * format. Never rejects. What `readBatch` throws is the answer to all of its calls.
 */
export async function answerCalls(readBatch: () => Batch, options: Options): Promise<WireAnswer> {
  const { isPost, ctx, onFailure } = options;
  const report = ({ failed }: Outcome) => {
    if (failed?.error.code === "INTERNAL_SERVER_ERROR" && !isLogged(failed.error)) onFailure(failed);
  };
  try {
    const { calls, isBatch } = readBatch();
    checkCompany(calls);
    const outcomes = await Promise.all(calls.map((call) => outcomeOf(call, isPost, ctx)));
    outcomes.forEach(report);
    const json = outcomes.map((outcome) => outcome.json).join(",");
    const isMutation = calls.some(({ path }) => procedureAt(path)?.type === "mutation");
    return {
      status: statusOf(outcomes),
      body: isBatch ? `[${json}]` : json,
      isMutation,
    };
  } catch (cause) {
    const outcome = failureOf(cause, ctx);
    report(outcome);
    return { status: outcome.status, body: outcome.json, isMutation: isPost };
  }
}
