import { errorCatalogue } from "@callboard/contracts/error";
import { initTRPC, TRPCError } from "@trpc/server";
import type { Context } from "./context.ts";
import { failureOf } from "./error-data.ts";

const t = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter: ({ shape, error, ctx }) => {
    const { message, data } = failureOf(error, ctx?.requestId);
    const { httpStatus, path } = shape.data;
    return { ...shape, message, data: { ...data, httpStatus, path } };
  },
});

/** Gives a failed call to the provider, and refused input, the status of the catalogue. */
const catalogued = t.middleware(async ({ next, ctx }) => {
  const result = await next();
  if (result.ok) return result;
  const { error } = result;
  const { message, data } = failureOf(error, ctx.requestId);
  throw new TRPCError({ code: errorCatalogue[data.code].trpc, message, cause: error.cause ?? error });
});

export const router = t.router;

/** What every procedure starts from. */
export const publicProcedure = t.procedure.use(catalogued);
