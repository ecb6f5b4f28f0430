import type { Socket } from "node:net";
import { respondToClientError } from "@callboard/server-kit/client-error";
import type { RequestLog } from "@callboard/server-kit/request-log";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { RepositoryError, type RepositoryErrorCode } from "../repository-error.ts";
import { failure } from "./envelope.ts";
import {
  ConflictError,
  FactorRequiredError,
  FieldError,
  ForbiddenError,
  InvalidError,
  NotFoundError,
  RateLimitError,
  StorageFullError,
  SuspendedError,
  UnauthorizedError,
  UnavailableError,
} from "./errors.ts";
import { loggable } from "./loggable-error.ts";
import { isUnreachable } from "./unreachable.ts";

const notFoundText = "Resource not found";
const unreachableText = "Not available right now. Try again in a minute.";

/** The message of an error that Fastify or Node raises, by its status. */
const statusMessages: Record<number, string> = {
  400: "Malformed request",
  404: notFoundText,
  408: "The request took too long",
  413: "Payload too large",
  414: "Address too long",
  415: "Unsupported media type",
  431: "Headers too large",
  503: "Shutting down",
};

/** Field messages by repository error code. */
const fieldMessages: Record<RepositoryErrorCode, Record<string, string>> = {
  blog_slug_taken: { slug: "Another article has this address, or had it" },
  cursor_invalid: { cursor: "Does not belong to this list" },
  email_taken: { email: "Email is already taken" },
  event_category_unknown: { category_id: "Event category is required" },
  event_role_unknown: { roles: "One of these roles is not of this call any more" },
  event_role_cast: { roles: "A role has fewer places than people you have cast in it." },
  event_role_used: { roles: "Somebody has applied for a role that you removed. Close it instead." },
  image_used: { id: "Something of the site uses this image" },
  list_entry_used: { id: "Something of the site uses it" },
  list_name_taken: { "fields.name": "Another one has this name or address" },
  phone_taken: { phone: "Phone number is already taken" },
  profile_slug_taken: { slug: "This address is not free. Choose another one" },
  tag_slug_reserved: { "fields.slug": "This is an address of the site" },
  username_taken: { username: "Username is already taken" },
};

/** Errors whose own message is for the person. */
const statusByError = [
  [ConflictError, 409],
  [UnauthorizedError, 401],
  [ForbiddenError, 403],
  [InvalidError, 422],
  [RateLimitError, 429],
  [UnavailableError, 503],
  [StorageFullError, 507],
] as const;

type Answer = { status: number; body: ReturnType<typeof failure> };

/** The answer to an error that is for the person; null for any other. */
function answerOf(error: FastifyError): Answer | null {
  if (error instanceof FieldError) return { status: 422, body: failure(error.fields) };
  if (error instanceof RepositoryError) {
    const messages = error.codes.map((code) => fieldMessages[code]);
    return { status: 422, body: failure(Object.assign({}, ...messages)) };
  }
  if (error instanceof NotFoundError) return { status: 404, body: failure(notFoundText) };
  if (error instanceof FactorRequiredError || error instanceof SuspendedError)
    return { status: 403, body: failure(error.message, error.code) };
  const known = statusByError.find(([kind]) => error instanceof kind);
  if (known) return { status: known[1], body: failure(error.message) };
  const message = statusMessages[error.statusCode ?? 500];
  return error.statusCode && message ? { status: error.statusCode, body: failure(message) } : null;
}

/** The answer to any error in the envelope. An unexpected one is logged, and its message is not sent. */
export function answerToError(error: FastifyError, request: Pick<FastifyRequest, "log">): Answer {
  const answer = answerOf(error);
  if (answer) return answer;
  request.log.error(loggable(error), "request failed");
  if (isUnreachable(error)) return { status: 503, body: failure(unreachableText) };
  return { status: 500, body: failure("An error occurred") };
}

/** Answers any error. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = answerToError(error, request);
  if (error instanceof RateLimitError) reply.header("retry-after", String(error.seconds));
  return reply.code(status).send(body);
}

/** Answers a path that cannot be decoded; no hook runs for it. */
export function frameworkErrors(logRequest: RequestLog) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    handleError(error, request, reply.header("x-request-id", request.id));
    logRequest(request, reply.statusCode, reply.elapsedTime);
  };
}

/** Answers an unknown path. */
export function handleNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send(failure(notFoundText));
}

/** Responds to a request that could not be read. */
export function handleClientError(error: Error, socket: Socket): void {
  respondToClientError(error, socket, (status) => ({
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(failure(statusMessages[status] ?? "")),
  }));
}
