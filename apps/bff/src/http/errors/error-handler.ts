import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { errorCodeOfStatus } from "@callboard/contracts/error";
import { respondToClientError } from "@callboard/server-kit/client-error";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { plainHeaders } from "../plain-headers.ts";
import { sendFailure } from "./error-reply.ts";

/** The server's own refusals (a body too long, a bad address) keep their status; anything else is our fault. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    request.log.error({ err: error }, "failed");
    return sendFailure(reply, "unexpected");
  }
  const code = errorCodeOfStatus(status);
  return sendFailure(reply, code === "upstream" ? "rejected" : code, {
    status,
    message: STATUS_CODES[status],
  });
}

/** Answers what goes wrong outside of procedures and pages. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, "not_found"));
}

/** Answers an address that cannot be decoded; no hook has run for it. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.headers({ ...plainHeaders, "x-request-id": request.id });
  answerError(error, request, reply);
}

/** Responds to a request that could not be read. */
export function answerClientError(error: Error, socket: Socket): void {
  respondToClientError(error, socket, () => ({ headers: plainHeaders, body: "" }));
}
