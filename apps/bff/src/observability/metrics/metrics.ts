import { Registry } from "prom-client";
import { createCacheMetrics } from "./cache-metrics.ts";
import { createCallMetrics } from "./call-metrics.ts";
import { createRequestMetrics } from "./request-metrics.ts";
import { createUpstreamMetrics } from "./upstream-metrics.ts";

/**
 * The gateway's metrics; `deploy/grafana` and `deploy/prometheus` use their names. Labels have a fixed set of values and
 * nothing that a client wrote.
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
