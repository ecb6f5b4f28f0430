import { STATUS_CODES } from "node:http";
import { limits } from "@callboard/contracts/limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import { allowLongBody } from "../../http/body-timeout.ts";
import { sendFailure } from "../../http/errors/error-reply.ts";
import { procedureAt } from "./procedure-at.ts";

function isJson(contentType: string | undefined): boolean {
  return contentType === undefined || /^application\/json\b/i.test(contentType);
}

/** True for a form that is sent to a procedure that takes one. */
export function isUpload({ headers, params }: FastifyRequest): boolean {
  const { path = "" } = params as { path?: string };
  const isForm = /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");
  return isForm && procedureAt(path)?.meta?.isUpload === true;
}

/** The status to refuse a body with before any of it is read. Forms have to say how long they are, and keep to it. */
function refusedStatus(request: FastifyRequest): 411 | 413 | 415 | null {
  if (request.method !== "POST" || isJson(request.headers["content-type"])) return null;
  if (!isUpload(request)) return 415;
  const { "content-length": length } = request.headers;
  if (length === undefined) return 411;
  return Number(length) > limits.eventFormMaxBytes ? 413 : null;
}

/** Refuses bodies that no procedure takes; lets forms be long. */
export async function checkBody(request: FastifyRequest, reply: FastifyReply) {
  const status = refusedStatus(request);
  if (status) {
    const code = status === 413 ? "payload_too_large" : "rejected";
    return sendFailure(reply, code, { status, message: STATUS_CODES[status] ?? "" });
  }
  if (isUpload(request)) allowLongBody(request);
}
