import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { errorCodeOfStatus } from "@callboard/contracts/error";
import { respondToClientError } from "@callboard/server-kit/client-error";
import type { RequestLog } from "@callboard/server-kit/request-log";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLogged } from "../../app-error.ts";
import { plainHeaders } from "../plain-headers.ts";
import { sendFailure } from "./error-reply.ts";

/** Fastify's own errors, such as a too large body, keep their 4xx status; anything else is a 500. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    if (!isLogged(error)) request.log.error({ err: error }, "request failed");
    return sendFailure(reply, "unexpected");
  }
  const code = errorCodeOfStatus(status);
  return sendFailure(reply, code === "upstream" ? "rejected" : code, {
    status,
    message: STATUS_CODES[status],
  });
}

/** Handles errors outside of procedures and pages. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, "not_found"));
}

/** Responds to a URL that cannot be decoded; no hook runs for it. */
export function frameworkErrors(logRequest: RequestLog, addressOf: (request: IncomingMessage) => string) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...plainHeaders, "x-request-id": request.id });
    answerError(error, request, reply);
    const { id, method, url, host, raw } = request;
    logRequest({ id, method, url, host, raw, ip: addressOf(raw) }, reply.statusCode, reply.elapsedTime);
  };
}

/** Responds to a request that could not be read. */
export function answerClientError(error: Error, socket: Socket): void {
  respondToClientError(error, socket, () => ({ headers: plainHeaders, body: "" }));
}
