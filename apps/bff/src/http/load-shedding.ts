import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "../env.ts";
import { failurePage } from "./errors/error-page.ts";
import { sendFailure } from "./errors/error-reply.ts";

/** Past this part of the heap limit, most of the time goes into garbage collection. */
const heapShare = 0.9;
/** In seconds: long enough that a single stall does not count. */
const sampleInterval = 2;

/** Health checks must not fail under load. */
const exemptPaths = new Set(["/healthz", "/readyz"]);

function isPage({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith("/trpc/") && (headers.accept?.includes("text/html") ?? false);
}

function sendOverloaded(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header("retry-after", String(sampleInterval));
  if (!isPage(request)) {
    return sendFailure(reply, "upstream", {
      status: 503,
      message: "Too busy just now. Try again in a moment.",
    });
  }
  return reply
    .code(503)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(failurePage(request.id));
}

/**
 * Rejects requests with 503 under overload, so that accepted ones are answered in time. Cache hits of the fast path do not
 * come here. With MAX_EVENT_LOOP_DELAY_MS=0 only the heap counts.
 */
export async function shedLoad(
  app: FastifyInstance,
  { MAX_EVENT_LOOP_DELAY_MS }: Pick<Env, "MAX_EVENT_LOOP_DELAY_MS">,
): Promise<void> {
  await app.register(underPressure, {
    sampleInterval: sampleInterval * 1_000,
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    maxHeapUsedBytes: heapShare * getHeapStatistics().heap_size_limit,
    // The hook below responds.
    pressureHandler: () => undefined,
  });
  app.addHook("onRequest", async (request, reply) => {
    if (!app.isUnderPressure() || exemptPaths.has(request.url.split("?", 1)[0] ?? "")) return;
    return sendOverloaded(request, reply);
  });
}
