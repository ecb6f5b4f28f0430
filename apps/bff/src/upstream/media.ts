import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { errorCodeOfStatus } from "@callboard/contracts/error";
import type { FastifyBaseLogger } from "fastify";
import { observeCall } from "./observer.ts";
import { toUpstreamError } from "./transport/parse-response.ts";
import { TimeoutError } from "./transport/read-response.ts";
import type { Upstream } from "./upstream.ts";

export type MediaRequest = { method: "GET" | "HEAD"; file: string; headers: Record<string, string> };

export type MediaResponse = { status: number; headers: Record<string, string>; body: Readable };

const forwardedHeaders = ["content-type", "content-length", "etag", "last-modified"];

async function sendRequest(
  { dispatcher, origin, pathPrefix, timeouts }: Upstream,
  { method, file, headers }: MediaRequest,
  end: number,
): Promise<MediaResponse> {
  const path = `${pathPrefix}/media/${file}`;
  const left = end - performance.now();
  if (left <= 0) throw new TimeoutError("no slot for the image within its timeout");
  // Also for the body: a client that receives it too slowly must not keep the slot.
  const signal = AbortSignal.timeout(Math.ceil(left));
  const headersTimeout = timeouts.read;
  const answer = await dispatcher.request({ origin, path, method, headers, signal, headersTimeout });
  const given = forwardedHeaders.flatMap((name) => {
    const value = answer.headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return { status: answer.statusCode, headers: Object.fromEntries(given), body: answer.body };
}

/** Requests a stored image from the upstream, and streams its body. Throws UpstreamError. */
export async function fetchMedia(
  upstream: Upstream,
  request: MediaRequest,
  log: FastifyBaseLogger,
): Promise<MediaResponse> {
  const end = performance.now() + upstream.timeouts.image;
  const { promise, resolve, reject } = Promise.withResolvers<MediaResponse>();
  upstream.policies.image
    .run(async () => {
      const answer = await sendRequest(upstream, request, end);
      resolve(answer);
      await finished(answer.body).catch(() => undefined);
      return answer;
    })
    .catch(reject);
  const arrives = () =>
    promise.catch((error) => {
      log.warn({ err: error, file: request.file }, "image request failed");
      throw toUpstreamError(error);
    });
  return observeCall(upstream.observer, "image", arrives, ({ status }) =>
    status < 400 ? "ok" : errorCodeOfStatus(status),
  );
}
