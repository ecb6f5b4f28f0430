import { createHttpServer } from "@callboard/server-kit/http-server";
import { requestIdOf } from "@callboard/server-kit/request-id";
import { type FastifyServerOptions, LogController } from "fastify";
import { maxRequestTime } from "./body-time.ts";
import { handleClientError } from "./error-handler.ts";

/** How long anybody may keep us waiting, in ms. */
const timeouts = {
  connectionTimeout: 20_000,
  // Most bodies have less, from `limitBodyTime`.
  requestTimeout: maxRequestTime,
  keepAliveTimeout: 72_000,
  // Node looks for requests that take too long every 30 s otherwise.
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
};

/** Besides that, how much anybody may send, and what they are told when they overdo it. */
export const serverOptions = {
  ...timeouts,
  bodyLimit: 1_048_576,
  serverFactory: (answer) => createHttpServer(timeouts, answer),
  // Longer than any address that fits into the headers: the schema says what is wrong with a long slug.
  routerOptions: { maxParamLength: 16_384 },
  genReqId: requestIdOf,
  logController: new LogController({ disableRequestLogging: true }),
  clientErrorHandler: handleClientError,
} satisfies FastifyServerOptions;

/** Where codes by SMS may stand in a log line, besides the secrets that are always redacted. `err.code` is none. */
export const redactedPaths = ["code", "body.code"];
