import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "../env.ts";
import { failurePage } from "./errors/error-page.ts";
import { sendFailure } from "./errors/error-reply.ts";

/** A part of the heap that the program may have: past it, most of its time goes into collecting garbage. */
const heapShare = 0.9;
/** How often the pressure is measured, in seconds: a single stall is not yet too much work. */
const measuredEvery = 2;

/** Whoever watches the program has to be told that it lives. */
const alwaysAnswered = new Set(["/healthz", "/readyz"]);

function isPage({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith("/trpc/") && (headers.accept?.includes("text/html") ?? false);
}

function turnAway(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header("retry-after", String(measuredEvery));
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
 * Turns requests away while the program cannot keep up, so that those it has accepted are answered in time. What the fast
 * path answers costs next to nothing and does not come here. `MAX_EVENT_LOOP_DELAY_MS` is 0 where the delay is not looked at.
 */
export async function shedLoad(
  app: FastifyInstance,
  { MAX_EVENT_LOOP_DELAY_MS }: Pick<Env, "MAX_EVENT_LOOP_DELAY_MS">,
): Promise<void> {
  await app.register(underPressure, {
    sampleInterval: measuredEvery * 1_000,
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    maxHeapUsedBytes: heapShare * getHeapStatistics().heap_size_limit,
    // It measures; the answer is ours.
    pressureHandler: () => undefined,
  });
  app.addHook("onRequest", async (request, reply) => {
    if (!app.isUnderPressure() || alwaysAnswered.has(request.url.split("?", 1)[0] ?? "")) return;
    return turnAway(request, reply);
  });
}
