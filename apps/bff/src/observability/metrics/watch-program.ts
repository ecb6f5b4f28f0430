import { Gauge } from "prom-client";
import manifest from "../../../package.json" with { type: "json" };
import type { Caches } from "../../cache/caches.ts";
import type { Redis } from "../../redis/redis.ts";
import type { WebBuild } from "../../rendering/web-build.ts";
import type { UploadQueue } from "../../security/upload-queue.ts";
import { connectionsOf } from "../../upstream/connections.ts";
import type { Upstream } from "../../upstream/upstream.ts";
import type { Metrics } from "./metrics.ts";

type Program = {
  caches: Caches;
  upstream: Upstream;
  uploads: UploadQueue;
  redis: Redis | null;
  build: WebBuild | null;
};

/** What runs: two gateways that should be alike can be seen to be. */
function nameBuild({ registry }: Metrics, build: WebBuild | null): void {
  new Gauge({
    name: "callboard_build_info",
    help: "1. The labels say what runs: the gateway's version, Node's, and the script that the application starts with.",
    labelNames: ["version", "node", "application"] as const,
    registers: [registry],
  }).set({ version: manifest.version, node: process.version, application: build?.scripts[0] ?? "none" }, 1);
}

/** From now on, the parts of the program say how they are whenever somebody asks. */
export function watchProgram(metrics: Metrics, { caches, upstream, uploads, redis, build }: Program): void {
  const { requests } = metrics;
  const { answers, pages } = caches;
  metrics.caches.watch("answers", {
    room: answers.room,
    given: () => ({ fresh: requests.fastAnswers("procedure"), missed: answers.room().stored }),
  });
  metrics.caches.watch("pages", {
    room: pages.room,
    given: () => ({ fresh: requests.fastAnswers("page"), missed: pages.room().stored }),
  });
  metrics.caches.watch("upstream", {
    room: upstream.cache.room,
    given: () => metrics.upstream.sharedCounts,
  });
  metrics.upstream.watchPlaces(upstream.policies);
  metrics.upstream.watchConnections(() => connectionsOf(upstream));
  metrics.calls.watchUploads(uploads.count);
  metrics.calls.watchRedis(() => redis?.isThere());
  nameBuild(metrics, build);
}
