import { Registry } from "prom-client";
import { createCacheMetrics } from "./cache-metrics.ts";
import { createCallMetrics } from "./call-metrics.ts";
import { createRequestMetrics } from "./request-metrics.ts";
import { createUpstreamMetrics } from "./upstream-metrics.ts";

/**
 * All that this program counts of itself, by the names that `deploy/grafana` and `deploy/prometheus` know. No label holds
 * anything that a visitor has written: each has a few values, known beforehand.
 */
export function createMetrics() {
  const registry = new Registry();
  return {
    registry,
    requests: createRequestMetrics(registry),
    calls: createCallMetrics(registry),
    upstream: createUpstreamMetrics(registry),
    caches: createCacheMetrics(registry),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
