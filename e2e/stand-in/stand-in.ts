import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { accountCalls } from "./calls/account.ts";
import { blogCalls } from "./calls/blog.ts";
import { commentCalls } from "./calls/comment.ts";
import { eventCalls, videoCalls } from "./calls/event.ts";
import { profileCalls } from "./calls/profile.ts";
import { referenceCalls } from "./calls/reference.ts";
import { type Call, Refusal } from "./define-call.ts";
import { type StandInOptions, withDefaults } from "./options.ts";
import { readBody } from "./read-body.ts";
import { readQuery } from "./read-query.ts";
import { type RecordedRequest, record } from "./recorded.ts";
import { createStore, type Store } from "./store.ts";
import { writeAnswer } from "./write-answer.ts";

const bodyLimit = 12 * 1_048_576;

/** All calls: the table of the specification, and the list of the categories of events. */
export const callsOf = ({ eventCategoriesPath }: Pick<StandInOptions, "eventCategoriesPath">): Call[] => [
  ...blogCalls,
  ...commentCalls,
  ...referenceCalls(eventCategoriesPath),
  ...profileCalls,
  ...eventCalls,
  ...videoCalls,
  ...accountCalls,
];

const suffix = { dotted: /^(\.[a-z]+)+$/, bare: /^[a-z]+(\.[a-z]+)*$/ };

/** Refuses a request without the apikey, or with a domain suffix that is none. */
function requireHeaders({ headers }: FastifyRequest, options: StandInOptions): void {
  if (headers.apikey !== options.apiKey) throw new Refusal(403, "API key forbidden or invalid");
  const { suffixHeader, suffixForm, isStrict } = options;
  const given = headers[suffixHeader.toLowerCase()];
  if (isStrict && !suffix[suffixForm].test(String(given ?? ""))) {
    throw new Refusal(422, { [suffixHeader]: `must be a ${suffixForm} domain suffix` });
  }
}

function answerCall(call: Call, store: Store, options: StandInOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [, token = ""] = /^Bearer (.+)$/.exec(request.headers.authorization ?? "") ?? [];
    const person = store.tokens.get(token);
    if (call.needsBearer && !person) throw new Refusal(401, "Unauthorized");
    const answer = await call.answer({
      params: request.params as Record<string, string>,
      ...readQuery(call, request.query as Record<string, unknown>, options.isStrict),
      body: await readBody(call, request, options.isStrict),
      person,
      store,
    });
    return reply.code(call.method === "POST" ? 201 : 200).send(writeAnswer(answer, options));
  };
}

function answerError(error: Error & { statusCode?: number }, _request: FastifyRequest, reply: FastifyReply) {
  const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500);
  const message = error instanceof Refusal ? error.said : error.message;
  return reply.code(status).send({ success: false, message });
}

/** Sends what `change` makes of an answer. */
function changed(request: FastifyRequest, reply: FastifyReply, payload: unknown, options: StandInOptions) {
  const { status, type, body } = options.change({
    call: (request.routeOptions.url ?? "").slice(options.basePath.length),
    query: request.query as Record<string, string>,
    status: reply.statusCode,
    type: String(reply.getHeader("content-type")),
    body: JSON.parse(String(payload)),
  });
  reply.code(status).type(type).removeHeader("content-length");
  return typeof body === "string" ? body : JSON.stringify(body);
}

/** What lies beside the calls: pictures, and for tests the requests so far. */
function registerOwn(app: FastifyInstance, store: Store, requests: RecordedRequest[]): void {
  app.get<{ Params: { file: string } }>("/media/:file", (request, reply) => {
    const picture = store.pictures.get(request.params.file);
    if (!picture) throw new Refusal(404, "Resource not found");
    return reply.type(picture.type).send(picture.bytes);
  });
  app.get("/requests", () => requests);
  app.delete("/requests", (_request, reply) => {
    requests.length = 0;
    return reply.code(204).send();
  });
}

/** The stand-in as a Fastify instance that does not listen yet. */
function buildStandIn(options: StandInOptions, store: Store, requests: RecordedRequest[]): FastifyInstance {
  const app = Fastify({ bodyLimit, forceCloseConnections: true });
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw new Refusal(404, "Resource not found");
  });
  app.addHook("onResponse", async (request, reply) => {
    if (request.url.startsWith(`${options.basePath}/`)) requests.push(record(request, reply.statusCode));
  });
  registerOwn(app, store, requests);
  app.register(
    async (api) => {
      api.addHook("onSend", async (request, reply, payload) => changed(request, reply, payload, options));
      api.addHook("onRequest", async (request) => requireHeaders(request, options));
      for (const call of callsOf(options)) {
        api.route({ method: call.method, url: call.path, handler: answerCall(call, store, options) });
      }
    },
    { prefix: options.basePath },
  );
  return app;
}

/**
 * Starts an API that answers what the specification says and nothing more, with data in memory. `requests` fills with what
 * is asked of it, oldest first.
 */
export async function startStandIn(given: Partial<StandInOptions> = {}) {
  const options = withDefaults(given);
  const requests: RecordedRequest[] = [];
  const app = buildStandIn(options, createStore(options.now), requests);
  const url = await app.listen({ host: options.host, port: options.port });
  return { url, options, requests, stop: () => app.close() };
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;
