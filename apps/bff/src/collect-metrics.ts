import { Gauge } from "prom-client";
import manifest from "../package.json" with { type: "json" };
import type { Caches } from "./cache/caches.ts";
import type { Metrics } from "./observability/metrics/metrics.ts";
import type { Redis } from "./redis/redis.ts";
import type { WebBuild } from "./rendering/web-build.ts";
import type { UploadQueue } from "./security/upload-queue.ts";
import type { Streams } from "./streams/streams.ts";
import { connectionsOf } from "./upstream/transport/connections.ts";
import type { Upstream } from "./upstream/upstream.ts";

type Parts = {
  caches: Caches;
  upstream: Upstream;
  uploads: UploadQueue;
  streams: Streams;
  redis: Redis | null;
  build: WebBuild | null;
};

/** Shows whether all gateways run the same build. */
function reportBuild({ registry }: Metrics, build: WebBuild | null): void {
  new Gauge({
    name: "callboard_build_info",
    help: "Always 1. The labels are the versions of the gateway and of Node, and the entry script of the web app.",
    labelNames: ["version", "node", "web"] as const,
    registers: [registry],
  }).set({ version: manifest.version, node: process.version, web: build?.scripts[0] ?? "none" }, 1);
}

/** Adds the metrics that are collected from the parts of the gateway when Prometheus reads them. */
export function collectMetrics(
  metrics: Metrics,
  { caches, upstream, uploads, streams, redis, build }: Parts,
): void {
  const { requests } = metrics;
  const { answers, pages } = caches;
  metrics.caches.watch("responses", {
    usage: answers.usage,
    reads: () => ({ hit: requests.hitsOf("procedure"), miss: answers.usage().stored }),
  });
  metrics.caches.watch("pages", {
    usage: pages.usage,
    reads: () => ({ hit: requests.hitsOf("page"), miss: pages.usage().stored }),
  });
  metrics.caches.watch("upstream", {
    usage: upstream.cache.usage,
    reads: () => metrics.upstream.cacheReads,
  });
  metrics.upstream.watchCalls(upstream.policies);
  metrics.upstream.watchConnections(() => connectionsOf(upstream));
  metrics.calls.watchUploads(uploads.count);
  metrics.calls.watchStreams(streams.count);
  metrics.calls.watchRedis(() => redis?.isReady());
  reportBuild(metrics, build);
}
