import { errorCodeOfStatus } from "@callboard/contracts/error";
import { inSpan, type Span } from "@callboard/server-kit/tracing";
import type { FastifyBaseLogger } from "fastify";
import { observeCall, spanOf } from "./observer.ts";
import { toUpstreamError } from "./transport/parse-response.ts";
import { TimeoutError } from "./transport/read-response.ts";
import type { Upstream } from "./upstream.ts";

export type MediaRequest = { method: "GET" | "HEAD"; file: string; headers: Record<string, string> };

/** `body` is null where it is longer than any image that is stored. */
export type MediaResponse = { status: number; headers: Record<string, string>; body: Buffer | null };

const forwardedHeaders = ["content-type", "content-length", "etag", "last-modified"];

/** In bytes; stored photos have a tenth of it. */
const maxBytes = 12 * 1_048_576;

async function readBody(body: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

async function sendRequest(
  { dispatcher, origin, pathPrefix, timeouts }: Upstream,
  { method, file, headers }: MediaRequest,
  end: number,
  span: Span,
): Promise<MediaResponse> {
  const path = `${pathPrefix}/media/${file}`;
  const left = end - performance.now();
  if (left <= 0) throw new TimeoutError("no slot for the image within its timeout");
  const signal = AbortSignal.timeout(Math.ceil(left));
  const headersTimeout = timeouts.read;
  const answer = await dispatcher.request({
    ...{ origin, path, method, signal, headersTimeout },
    headers: { ...headers, ...span.headers },
  });
  span.set("http.response.status_code", answer.statusCode);
  const given = forwardedHeaders.flatMap((name) => {
    const value = answer.headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  const body = await readBody(answer.body);
  return { status: answer.statusCode, headers: Object.fromEntries(given), body };
}

/**
 * Requests a stored image from the upstream, as a whole: a client that reads slowly must not keep a slot. Throws
 * UpstreamError.
 */
export async function fetchMedia(
  upstream: Upstream,
  request: MediaRequest,
  log: FastifyBaseLogger,
): Promise<MediaResponse> {
  const end = performance.now() + upstream.timeouts.image;
  const options = spanOf("image", { method: request.method, path: `/media/${request.file}` });
  const arrives = () =>
    inSpan(options, (span) =>
      upstream.policies.image.run(() => sendRequest(upstream, request, end, span)),
    ).catch((error) => {
      log.warn({ err: error, file: request.file }, "image request failed");
      throw toUpstreamError(error);
    });
  return observeCall(upstream.observer, "image", arrives, ({ status }) =>
    status < 400 ? "ok" : errorCodeOfStatus(status),
  );
}
