import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "./context.ts";
import { type AppRouter, appRouter } from "./router.ts";

const batchMax = 10;

/** Mounts the procedures under `/trpc`. */
export async function registerTrpc(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
): Promise<void> {
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>["trpcOptions"] = {
    router: appRouter,
    maxBatchSize: batchMax,
    createContext: ({ req }) => contextOf(req),
    responseMeta: () => ({ headers: { "cache-control": "no-cache" } }),
    onError: ({ error, path, req }) => {
      if (error.code === "INTERNAL_SERVER_ERROR") req.log.error({ err: error, procedure: path }, "failed");
    },
  };
  await app.register(async (scope) => {
    scope.addHook("onRequest", async ({ headers }) => {
      // A streamed answer must not wait in a compressor for its end.
      if (headers["trpc-accept"] === "application/jsonl") headers["x-no-compression"] = "1";
    });
    await scope.register(fastifyTRPCPlugin, { prefix: "/trpc", trpcOptions });
  });
}
