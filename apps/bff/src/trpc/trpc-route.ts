import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Caches } from "../cache/caches.ts";
import type { Context } from "./context.ts";
import { answerJson } from "./wire/answer-json.ts";
import { createStockAdapter, isStreamed } from "./wire/stock-adapter.ts";
import { checkBody, isUpload } from "./wire/trpc-refusal.ts";

type Deps = { contextOf: (request: FastifyRequest) => Context; caches: Caches; clock: () => Date };
type TrpcRequest = FastifyRequest<{ Params: { path: string }; Querystring: Record<string, string> }>;

async function sendJson(request: TrpcRequest, reply: FastifyReply, deps: Deps): Promise<FastifyReply> {
  const { params, query, body, method, url, headers: given } = request;
  const asked = { path: params.path, query, body, isPost: method === "POST" };
  const wish = { url, acceptEncoding: given["accept-encoding"] };
  const { status, headers, body: answer } = await answerJson(asked, wish, deps.contextOf(request), deps);
  return reply.code(status).headers(headers).send(answer);
}

/** Mounts the procedures under `/trpc`. */
export async function registerTrpc(app: FastifyInstance, deps: Deps): Promise<void> {
  const answerStock = createStockAdapter(deps.contextOf);
  await app.register(async (scope) => {
    // Ours takes a body as it is written, and tRPC's a form as it arrives.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    scope.addContentTypeParser("multipart/form-data", (_request, body, done) => done(null, body));
    scope.addHook("onRequest", checkBody);
    scope.route<{ Params: { path: string }; Querystring: Record<string, string> }>({
      method: ["GET", "POST"],
      url: "/trpc/:path",
      helmet: false,
      handler: (request, reply) =>
        isUpload(request) || isStreamed(request)
          ? answerStock(request, reply)
          : sendJson(request, reply, deps),
    });
  });
}
