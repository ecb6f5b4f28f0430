import { TRPCError } from "@trpc/server";
import { type FastifyHandlerOptions, fastifyRequestHandler } from "@trpc/server/adapters/fastify";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isLogged } from "../../app-error.ts";
import { headersOf } from "../../session/auth-state.ts";
import type { Context } from "../context.ts";
import { type AppRouter, appRouter } from "../router.ts";

type Options = FastifyHandlerOptions<AppRouter, FastifyRequest, FastifyReply>;

/** tRPC's own adapter, for what ours does not speak: forms, batches that are answered as a stream, and subscriptions. */
export function createStockAdapter(contextOf: (request: FastifyRequest) => Context) {
  const options: Options = {
    router: appRouter,
    maxBatchSize: 10,
    createContext: ({ req, info }) => {
      const isPublic = info.type === "query" && req.headers.authorization === undefined;
      // The headers of a stream are sent before anybody knows what would have to stand in them.
      if (info.accept === "application/jsonl" && !isPublic) {
        throw new TRPCError({ code: "BAD_REQUEST", message: "Only what anybody may read can be streamed" });
      }
      return contextOf(req);
    },
    responseMeta: ({ ctx, type }) => {
      const isPrivate = type === "mutation" || ctx?.auth.isPrivate === true;
      return { headers: headersOf({ ...ctx?.auth, isPrivate }) };
    },
    onError: ({ error, path, req }) => {
      if (error.code === "INTERNAL_SERVER_ERROR" && !isLogged(error))
        req.log.error({ err: error, procedure: path }, "failed");
    },
  };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { path } = request.params as { path: string };
    // A streamed answer must not wait in a compressor for its end.
    if (isStreamed(request)) request.headers["x-no-compression"] = "1";
    await fastifyRequestHandler({ ...options, req: request, res: reply, path });
    return reply;
  };
}

/** True for a batch whose answers are wanted one by one, and for a subscription. */
export function isStreamed({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const { accept, "trpc-accept": wanted } = headers;
  return [wanted, accept].includes("application/jsonl") || accept === "text/event-stream";
}
