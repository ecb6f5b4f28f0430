import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Caches } from "../cache/caches.ts";
import type { Context } from "./context.ts";
import { answerJson } from "./wire/answer-json.ts";
import { checkBody, isUpload } from "./wire/check-body.ts";
import { createStockAdapter, isStreamed } from "./wire/stock-adapter.ts";

type Deps = { contextOf: (request: FastifyRequest) => Context; caches: Caches; clock: () => Date };
type TrpcRequest = FastifyRequest<{ Params: { path: string }; Querystring: Record<string, string> }>;

async function sendJson(request: TrpcRequest, reply: FastifyReply, deps: Deps): Promise<FastifyReply> {
  const { params, query, body, method, url, headers: given } = request;
  const acceptEncoding = given["accept-encoding"];
  const call = { path: params.path, query, body, isPost: method === "POST", url, acceptEncoding };
  const { status, headers, body: answer } = await answerJson(call, deps.contextOf(request), deps);
  return reply.code(status).headers(headers).send(answer);
}

/** Mounts the procedures under `/trpc`. */
export async function registerTrpc(app: FastifyInstance, deps: Deps): Promise<void> {
  const answerStock = createStockAdapter(deps.contextOf);
  await app.register(async (scope) => {
    // JSON is parsed with the batch that it belongs to, and a form once it has its turn.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    scope.addContentTypeParser("multipart/form-data", (_request, _body, done) => done(null));
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
