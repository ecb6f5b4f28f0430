import { type ErrorCode, errorCatalogue } from "@callboard/contracts/error";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import type { FastifyReply } from "fastify";

type Details = { status?: number; message?: string };

/** Sends an error outside of procedures in the form of theirs. */
export function sendFailure(reply: FastifyReply, code: ErrorCode, details: Details = {}): FastifyReply {
  const { http, text, trpc } = errorCatalogue[code];
  const httpStatus = details.status ?? http;
  const data = { code, request_id: reply.request.id, httpStatus };
  const error = { message: details.message ?? text, code: TRPC_ERROR_CODES_BY_KEY[trpc], data };
  return reply.code(httpStatus).header("cache-control", "no-store").send({ error });
}
