import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyIn, type CachedResponse, encodingFor, isNotModified } from "../../cache/cached-response.ts";

/** The id of the request, and what else its answer says. */
type Sending = { id: string; strictTransport: string | null; isStale: boolean };

/** Sends a cached response, or word that the client has it already. Gives the status. */
export function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  { id, strictTransport, isStale }: Sending,
): number {
  const { "if-none-match": ifNoneMatch, "accept-encoding": accepted } = request.headers;
  const status = isStale ? "callboard; hit; detail=stale" : "callboard; hit";
  const headers = [...cached.headers, "x-request-id", id, "cache-status", status];
  if (strictTransport) headers.push("strict-transport-security", strictTransport);
  if (isNotModified(cached, ifNoneMatch)) {
    response.writeHead(304, headers).end();
    return 304;
  }
  const encoding = encodingFor(accepted, cached.bodies.identity.length);
  if (encoding !== "identity") headers.push("content-encoding", encoding);
  const send = (body: Buffer) => {
    headers.push("content-length", String(body.length));
    response.writeHead(cached.status, headers).end(body);
  };
  const body = bodyIn(encoding, cached);
  if (body instanceof Promise) body.then(send, (error: Error) => response.destroy(error));
  else send(body);
  return cached.status;
}
