import type { Lifecycle } from "@callboard/server-kit/shut-down";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { categoryCalls } from "../../upstream/calls/category.ts";
import { request } from "../../upstream/request.ts";
import { newCacheability, type Upstream } from "../../upstream/upstream.ts";

/** In ms. */
const ttl = 2_000;
const timeout = 2_000;

type Deps = { upstream: Upstream; domainSuffix: string; lifecycle: Lifecycle };

/** Asks the upstream for a category, at most every two seconds. Any answer will do, if it accepts the key. */
function createUpstreamCheck({ upstream, domainSuffix }: Deps, log: FastifyBaseLogger) {
  const ctx = {
    upstream: { ...upstream, deadlines: { ...upstream.timeouts, read: timeout } },
    requestId: "readyz",
    domainSuffix,
    logger: () => log,
  };
  let last: { at: number; result: Promise<boolean> } | undefined;
  return (): Promise<boolean> => {
    const now = performance.now();
    if (!last || now - last.at > ttl) {
      const cacheability = newCacheability(true);
      const result = request(categoryCalls.probe, {}, { ...ctx, cacheability }).then(
        () => !cacheability.isStale,
        () => false,
      );
      last = { at: now, result };
    }
    return last.result;
  };
}

/** `/healthz`: the process is alive. `/readyz`: the upstream responds and the process is not shutting down. */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  const isUpstreamReady = createUpstreamCheck(deps, app.log);

  app.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));

  app.get("/readyz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    if (deps.lifecycle.isShuttingDown) return reply.code(503).send({ status: "shutting down" });
    const isReady = await isUpstreamReady();
    // Shutdown may have begun meanwhile.
    if (deps.lifecycle.isShuttingDown) return reply.code(503).send({ status: "shutting down" });
    return isReady ? { status: "ready" } : reply.code(503).send({ status: "upstream unreachable" });
  });
}
