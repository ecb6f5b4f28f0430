import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { errorCodeOfStatus } from "@callboard/contracts/error";
import type { FastifyBaseLogger } from "fastify";
import { brokenOff } from "./interpret.ts";
import { observed } from "./observer.ts";
import { DeadlineError } from "./read-response.ts";
import type { Upstream } from "./upstream.ts";

/** What a visitor's request for an image says that matters to the upstream. */
export type MediaRequest = { method: "GET" | "HEAD"; file: string; headers: Record<string, string> };

export type MediaAnswer = { status: number; headers: Record<string, string>; body: Readable };

const passedOn = ["content-type", "content-length", "etag", "last-modified"];

async function ask(
  { dispatcher, origin, pathPrefix, deadlines }: Upstream,
  { method, file, headers }: MediaRequest,
  end: number,
): Promise<MediaAnswer> {
  const path = `${pathPrefix}/media/${file}`;
  const left = end - performance.now();
  if (left <= 0) throw new DeadlineError("no place for the image within its deadline");
  // Also for the body: a visitor who takes it in too slowly must not keep its place from others.
  const signal = AbortSignal.timeout(Math.ceil(left));
  const headersTimeout = deadlines.read;
  const answer = await dispatcher.request({ origin, path, method, headers, signal, headersTimeout });
  const given = passedOn.flatMap((name) => {
    const value = answer.headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return { status: answer.statusCode, headers: Object.fromEntries(given), body: answer.body };
}

/** Asks the upstream for a stored image, and hands its body on as it comes. Throws UpstreamError. */
export async function fetchMedia(
  upstream: Upstream,
  request: MediaRequest,
  log: FastifyBaseLogger,
): Promise<MediaAnswer> {
  const end = performance.now() + upstream.deadlines.image;
  const { promise, resolve, reject } = Promise.withResolvers<MediaAnswer>();
  upstream.policies.image
    .run(async () => {
      const answer = await ask(upstream, request, end);
      resolve(answer);
      await finished(answer.body).catch(() => undefined);
      return answer;
    })
    .catch(reject);
  const arrives = () =>
    promise.catch((error) => {
      log.warn({ err: error, file: request.file }, "no image from the upstream");
      throw brokenOff(error);
    });
  return observed(upstream.observer, "image", arrives, ({ status }) =>
    status < 400 ? "ok" : errorCodeOfStatus(status),
  );
}
