import type { Readable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import { brokenOff } from "./interpret.ts";
import type { Provider } from "./provider.ts";

/** What a visitor's request for an image says that matters to the provider. */
export type MediaRequest = { method: "GET" | "HEAD"; file: string; headers: Record<string, string> };

export type MediaAnswer = { status: number; headers: Record<string, string>; body: Readable };

const passedOn = ["content-type", "content-length", "etag", "last-modified"];

/** Asks the provider for a stored image, and hands its body on as it comes. Throws ProviderError. */
export async function fetchMedia(
  { dispatcher, origin, pathPrefix }: Provider,
  { method, file, headers }: MediaRequest,
  log: FastifyBaseLogger,
): Promise<MediaAnswer> {
  const path = `${pathPrefix}/media/${file}`;
  try {
    const answer = await dispatcher.request({ origin, path, method, headers });
    const given = passedOn.flatMap((name) => {
      const value = answer.headers[name];
      return typeof value === "string" ? [[name, value] as const] : [];
    });
    return { status: answer.statusCode, headers: Object.fromEntries(given), body: answer.body };
  } catch (error) {
    log.warn({ err: error, path }, "no image from the provider");
    throw brokenOff(error);
  }
}
