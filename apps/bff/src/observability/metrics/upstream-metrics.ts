import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { CacheResult } from "../../cache/upstream-cache.ts";
import type { UpstreamObserver } from "../../upstream/observer.ts";
import { type CallPolicies, policyNames } from "../../upstream/resilience/policy-rules.ts";
import type { Connections } from "../../upstream/transport/connections.ts";

/** In seconds; uploads have a minute. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

const circuitValue = { closed: 0, "half-open": 0.5, open: 1 };

/** Metrics of the calls to the upstream. */
export function createUpstreamMetrics(registry: Registry) {
  const registers = [registry];
  const cacheReads: Record<CacheResult, number> = {
    hit: 0,
    stale_while_revalidate: 0,
    stale_if_error: 0,
    miss: 0,
  };
  const calls = new Counter({
    name: "callboard_upstream_calls_total",
    help: "Calls to the upstream without retries, by class and outcome: 'ok', or the code of the error.",
    labelNames: ["class", "outcome"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "callboard_upstream_call_duration_seconds",
    help: "Duration of calls to the upstream, retries included.",
    labelNames: ["class"] as const,
    buckets,
    registers,
  });
  const retries = new Counter({
    name: "callboard_upstream_retries_total",
    help: "Retries of reads.",
    registers,
  });
  const breakers = new Gauge({
    name: "callboard_upstream_breaker_open",
    help: "The circuit breaker of a class of calls: 0 closed, 0.5 half-open, 1 open.",
    labelNames: ["class"] as const,
    registers,
  });
  for (const name of policyNames) breakers.set({ class: name }, 0);

  const observer: UpstreamObserver = {
    called: (name, outcome, seconds) => {
      calls.inc({ class: name, outcome });
      durations.observe({ class: name }, seconds);
    },
    retried: () => retries.inc(),
    circuitChanged: (name, circuit) => breakers.set({ class: name }, circuitValue[circuit]),
    cacheRead: (result) => {
      cacheReads[result] += 1;
    },
  };

  return {
    observer,
    cacheReads,
    watchCalls: (policies: CallPolicies): void => {
      new Gauge({
        name: "callboard_upstream_calls_in_progress",
        help: "Calls to the upstream by class, running and queued by the bulkhead.",
        labelNames: ["class", "state"] as const,
        registers,
        collect() {
          for (const [name, policy] of Object.entries(policies))
            for (const [state, value] of Object.entries(policy.count()))
              this.set({ class: name, state }, value);
        },
      });
    },
    watchConnections: (connections: () => Connections | null): void => {
      new Gauge({
        name: "callboard_upstream_connections",
        help: "Connections to the upstream, open ('connected') and idle ('free'); requests 'running', 'pending' on a connection, 'queued' for one.",
        labelNames: ["state"] as const,
        registers,
        collect() {
          for (const [state, value] of Object.entries(connections() ?? {})) this.set({ state }, value);
        },
      });
    },
  };
}
