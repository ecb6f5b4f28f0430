import type { IncomingMessage, ServerResponse } from "node:http";
import { requestIdOf } from "../http/request-id.ts";
import { answerHeaders } from "../security/plain-headers.ts";
import { type CachedResponse, encodingFor, encodingOf, isKnown } from "./cached-response.ts";

/** Public, but to be asked about each time: a change shows at once. */
const caching = ["cache-control", "no-cache", "vary", "accept-encoding", "cache-status", "callboard; hit"];

/**
 * Sends a kept answer, or word that the client has it already. Gives the status; null where the answer is not there in
 * the encoding that the client takes.
 */
export function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedResponse,
  isHttps: boolean,
): number | null {
  const { headers } = request;
  const always = answerHeaders(requestIdOf(request), isHttps);
  const own = ["etag", answer.etag, "content-type", answer.type];
  if (isKnown(answer, headers["if-none-match"])) {
    response.writeHead(304, [...always, ...caching, ...own]).end();
    return 304;
  }
  const encoding = encodingOf(answer.bodies.identity.length, encodingFor(headers["accept-encoding"]));
  const body = answer.bodies[encoding];
  if (!body) return null;
  const coding = encoding === "identity" ? [] : ["content-encoding", encoding];
  const length = ["content-length", String(body.length)];
  response.writeHead(200, [...always, ...caching, ...own, ...coding, ...length]).end(body);
  return 200;
}
