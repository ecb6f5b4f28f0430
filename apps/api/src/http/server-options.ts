import { randomUUID } from "node:crypto";
import type { FastifyServerOptions } from "fastify";
import { handleError, rawErrorResponse } from "./error-handler.ts";

const validRequestId = /^[\w.-]{1,64}$/;

/** How long anybody may keep us waiting, how much they may send, and what they are told when they overdo it. */
export const serverOptions = {
  bodyLimit: 1_048_576,
  connectionTimeout: 20_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 72_000,
  // Longer than any address that fits into the headers: the schema says what is wrong with a long slug.
  routerOptions: { maxParamLength: 16_384 },
  genReqId: ({ headers }) => {
    const given = headers["x-request-id"];
    return typeof given === "string" && validRequestId.test(given) ? given : randomUUID();
  },
  frameworkErrors: handleError,
  clientErrorHandler: (error, socket) => {
    if (socket.writable && error.code !== "ECONNRESET") socket.end(rawErrorResponse(error.code));
    else socket.destroy();
  },
} satisfies FastifyServerOptions;

/** What a log never shows. The `code` of an error is none that opens anything. */
export const redactedPaths = [
  "req.headers.apikey",
  "req.headers.authorization",
  ...["authorization", "password", "otp", "token"].flatMap((name) => [name, `*.${name}`]),
  ...["code", "body.code"],
];
