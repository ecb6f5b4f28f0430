import { STATUS_CODES } from "node:http";
import { TRPCError } from "@trpc/server";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { TRPCRequestInfo } from "@trpc/server/http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "./context.ts";
import { sendFailure } from "./failure-reply.ts";
import { type AppRouter, appRouter } from "./router.ts";
import { headersOf } from "./session/visit.ts";
import type { Meta } from "./trpc.ts";

const batchMax = 10;

/** Forms and files have no place here: tRPC fails over a broken one as if it were its own fault. */
function isJson(contentType: string | undefined): boolean {
  return contentType === undefined || /^application\/json\b/i.test(contentType);
}

function badRequest(message: string): never {
  throw new TRPCError({ code: "BAD_REQUEST", message });
}

/** Refuses company for calls that have to come alone, and streams where the headers wait for the outcome. */
function checkCalls({ calls, accept, type }: TRPCRequestInfo, hasAuthorization: boolean): void {
  const alone = calls.find(({ procedure }) => (procedure?._def.meta as Meta | undefined)?.isAlone);
  if (alone && calls.length > 1) badRequest(`${alone.path} cannot be called in a batch`);
  if (accept === "application/jsonl" && (type === "mutation" || hasAuthorization)) {
    badRequest("Only what anybody may read can be streamed");
  }
}

/** Mounts the procedures under `/trpc`. */
export async function registerTrpc(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
): Promise<void> {
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>["trpcOptions"] = {
    router: appRouter,
    maxBatchSize: batchMax,
    createContext: ({ req, info }) => {
      checkCalls(info, req.headers.authorization !== undefined);
      return contextOf(req);
    },
    responseMeta: ({ ctx, type }) => {
      const isPrivate = type === "mutation" || ctx?.visit.isPrivate === true;
      return { headers: headersOf({ ...ctx?.visit, isPrivate }) };
    },
    onError: ({ error, path, req }) => {
      if (error.code === "INTERNAL_SERVER_ERROR") req.log.error({ err: error, procedure: path }, "failed");
    },
  };
  await app.register(async (scope) => {
    scope.addHook("onRequest", async ({ method, headers }, reply) => {
      if (method === "POST" && !isJson(headers["content-type"])) {
        return sendFailure(reply, "rejected", { status: 415, message: STATUS_CODES[415] ?? "" });
      }
      // A streamed answer must not wait in a compressor for its end.
      if (headers["trpc-accept"] === "application/jsonl") headers["x-no-compression"] = "1";
    });
    await scope.register(fastifyTRPCPlugin, { prefix: "/trpc", trpcOptions });
  });
}
