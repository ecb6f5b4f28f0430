import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { cachePolicy } from "../../cache/cache-policy.ts";
import { createCachedResponse } from "../../cache/cached-response.ts";
import { createCaches, responseKey } from "../../cache/caches.ts";
import { createUpstreamCache } from "../../cache/upstream-cache.ts";
import { createMetrics } from "../../observability/metrics/metrics.ts";
import { noCache, now } from "../../test/test-app.ts";
import { createFastPath } from "./fast-path.ts";

const url = "/trpc/comment.list";
const clock = () => now;
const caching = { ...noCache, CACHE_STALE_IF_ERROR_MS: 60_000 };

function createPath({ isBusy = false, isShuttingDown = false, isPublic = false } = {}) {
  const caches = createCaches(1_048_576, createUpstreamCache(cachePolicy(caching), 1_000, clock));
  const answerRead = vi.fn(() => true);
  const answer = createFastPath({
    caches,
    suffixOf: () => ".in",
    protocolOf: () => "http",
    publicOrigin: undefined,
    clock,
    addressOf: () => "203.0.113.7",
    logRequest: () => undefined,
    corsOrigins: new Set(["https://app.callboard.in"]),
    strictTransport: "max-age=1",
    lifecycle: { isShuttingDown },
    metrics: createMetrics().requests,
    isPublic: () => isPublic,
    answerRead,
    isBusy: () => isBusy,
  });
  const fill = (age = 0) => {
    const freshUntil = now.getTime() + 1_000 - age;
    const made = { status: 200, headers: {}, text: "cached", freshUntil, epochs: new Map() };
    caches.answers.put(responseKey(".in", url), createCachedResponse(made));
  };
  const ask = (headers: Record<string, string | undefined> = {}, method = "GET") => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url, method });
    Object.assign(request.headers, { host: "callboard.in", ...headers });
    return answer(request, new ServerResponse(request));
  };
  return { ask, fill, answerRead };
}

describe("the fast path", () => {
  it("answers what is cached, and reads by visitors", () => {
    const { ask, fill, answerRead } = createPath();
    expect(ask()).toBe(true);
    expect(answerRead).toHaveBeenCalledOnce();
    fill();
    expect(ask()).toBe(true);
    expect(answerRead).toHaveBeenCalledOnce();
  });

  it.each<[string, Parameters<typeof createPath>[0], Record<string, string | undefined>, method?: string]>([
    ["somebody who is signed in asks for what may be personal", {}, { authorization: "Bearer a" }],
    [
      "another site asks with a token",
      { isPublic: true },
      { authorization: "Bearer a", "sec-fetch-site": "cross-site" },
    ],
    [
      "another origin asks with a token",
      { isPublic: true },
      { authorization: "Bearer a", origin: "https://evil.example" },
    ],
    ["a page of an origin that may call asks", {}, { origin: "https://app.callboard.in" }],
    ["a stream is wanted", {}, { "trpc-accept": "application/jsonl" }],
    ["the program is stopping", { isShuttingDown: true }, {}],
    ["something is to be changed", {}, {}, "POST"],
    ["a body comes with it", {}, { "content-length": "2" }],
    ["a body of unknown length comes with it", {}, { "transfer-encoding": "chunked" }],
    ["a proxy says under which name it was sent", {}, { "x-forwarded-host": "callboard.com" }],
    ["nothing cached will do", {}, { "cache-control": "max-age=0, no-cache" }],
    ["no host is named", {}, { host: undefined }],
  ])("leaves a request to Fastify where %s", (_name, state, headers, method) => {
    const { ask, fill, answerRead } = createPath(state);
    fill();
    expect(ask(headers, method)).toBe(false);
    expect(answerRead).not.toHaveBeenCalled();
  });

  it("sends what is past its age under load alone", () => {
    for (const isBusy of [true, false]) {
      const { ask, fill, answerRead } = createPath({ isBusy });
      fill(2_000);
      expect(ask()).toBe(true);
      expect(answerRead).toHaveBeenCalledTimes(isBusy ? 0 : 1);
    }
  });

  it("begins no read under load, which Fastify then refuses", () => {
    const { ask, answerRead } = createPath({ isBusy: true });
    expect(ask()).toBe(false);
    expect(answerRead).not.toHaveBeenCalled();
  });
});
