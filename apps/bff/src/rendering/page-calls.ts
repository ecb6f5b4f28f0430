import type { RenderInput } from "@callboard/contracts/rendering";
import { callTRPCProcedure, getTRPCErrorFromUnknown } from "@trpc/server";
import type { Context } from "../trpc/context.ts";
import { failureOf } from "../trpc/error-data.ts";
import { appRouter } from "../trpc/router.ts";

/**
 * Lets a page that is being rendered call query procedures within this process, as its visitor.
 * A failure rejects with the `message` and `data` that the browser would have got.
 */
export function createPageCalls(ctx: Context): RenderInput["call"] {
  return async (path, input) => {
    try {
      const call = { path, getRawInput: async () => input, ctx, signal: undefined, batchIndex: 0 };
      return await callTRPCProcedure({ ...call, router: appRouter, type: "query" });
    } catch (cause) {
      const { message, data } = failureOf(getTRPCErrorFromUnknown(cause), ctx.requestId);
      throw Object.assign(new Error(message, { cause }), { data });
    }
  };
}
