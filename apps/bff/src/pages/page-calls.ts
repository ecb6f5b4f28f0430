import type { RenderInput } from "@callboard/contracts/rendering";
import { callTRPCProcedure, getTRPCErrorFromUnknown } from "@trpc/server";
import type { Context } from "../context.ts";
import { failureOf } from "../error-data.ts";
import { appRouter } from "../router.ts";

/**
 * Lets a page that is being rendered call query procedures within this process, as its visitor.
 * A failure rejects with the `message` and `data` that the browser would have got.
 */
export function createPageCalls(ctx: Context): RenderInput["call"] {
  return async (path, input) => {
    try {
      return await callTRPCProcedure({
        router: appRouter,
        path,
        getRawInput: async () => input,
        ctx,
        type: "query",
        signal: undefined,
        batchIndex: 0,
      });
    } catch (cause) {
      const { message, data } = failureOf(getTRPCErrorFromUnknown(cause), ctx.requestId);
      throw Object.assign(new Error(message, { cause }), { data });
    }
  };
}
