import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { categoryCalls } from "../upstream/calls/category.ts";
import { request } from "../upstream/request.ts";
import { newCacheability, type Upstream } from "../upstream/upstream.ts";
import type { Lifecycle } from "./lifecycle.ts";

const keptFor = 2_000;
const patience = 2_000;

type Deps = { upstream: Upstream; domainSuffix: string; lifecycle: Lifecycle };

/** Asks the upstream for one category, at most every two seconds however often it is asked itself. */
function createUpstreamCheck({ upstream, domainSuffix }: Deps, log: FastifyBaseLogger) {
  const ctx = {
    upstream: { ...upstream, deadlines: { ...upstream.deadlines, read: patience } },
    requestId: "readyz",
    domainSuffix,
    log,
  };
  let known: { at: number; answer: Promise<boolean> } | undefined;
  return (): Promise<boolean> => {
    const now = performance.now();
    if (!known || now - known.at > keptFor) {
      const cacheability = newCacheability(true);
      const answer = request(categoryCalls.list, { page: 1, limit: 1 }, { ...ctx, cacheability }).then(
        () => !cacheability.isStale,
        () => false,
      );
      known = { at: now, answer };
    }
    return known.answer;
  };
}

/** `/healthz`: the process lives. `/readyz`: it is of use, because the upstream answers and nobody is stopping it. */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  const isUpstreamReady = createUpstreamCheck(deps, app.log);

  app.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));

  app.get("/readyz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    if (deps.lifecycle.isShuttingDown) return reply.code(503).send({ status: "shutting down" });
    const isThere = await isUpstreamReady();
    // It may have begun to stop while it asked.
    if (deps.lifecycle.isShuttingDown) return reply.code(503).send({ status: "shutting down" });
    return isThere ? { status: "ready" } : reply.code(503).send({ status: "upstream unreachable" });
  });
}
