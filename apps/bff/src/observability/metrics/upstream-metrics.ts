import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { Connections } from "../../upstream/connections.ts";
import type { UpstreamObserver } from "../../upstream/observer.ts";
import type { CallPolicies, PolicyName } from "../../upstream/resilience/policy-rules.ts";

/** In seconds; uploads have a minute. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

const circuits: Record<PolicyName, true> = {
  read: true,
  write: true,
  signIn: true,
  upload: true,
  image: true,
};
const openness = { closed: 0, "half-open": 0.5, open: 1 };

/** Counts what goes on between the gateway and the upstream; what it heard, it heard as an observer. */
export function createUpstreamMetrics(registry: Registry) {
  const registers = [registry];
  const shared: Parameters<UpstreamObserver["shared"]>[0][] = ["fresh", "revalidated", "stale", "missed"];
  const sharedCounts = Object.fromEntries(shared.map((source) => [source, 0])) as Record<
    (typeof shared)[number],
    number
  >;
  const calls = new Counter({
    name: "callboard_upstream_calls_total",
    help: "Calls to the upstream, retries not counted, by class and by how they ended: 'ok', or the code of the error.",
    labelNames: ["class", "outcome"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "callboard_upstream_call_duration_seconds",
    help: "How long calls to the upstream took, retry included.",
    labelNames: ["class"] as const,
    buckets,
    registers,
  });
  const retries = new Counter({
    name: "callboard_upstream_retries_total",
    help: "Reads that were sent a second time.",
    registers,
  });
  const breakers = new Gauge({
    name: "callboard_upstream_breaker_open",
    help: "1 while calls of a class are refused unasked, 0.5 while one of them finds out, else 0.",
    labelNames: ["class"] as const,
    registers,
  });
  for (const name of Object.keys(circuits)) breakers.set({ class: name }, 0);

  const observer: UpstreamObserver = {
    called: (name, outcome, seconds) => {
      calls.inc({ class: name, outcome });
      durations.observe({ class: name }, seconds);
    },
    retried: () => retries.inc(),
    circuit: (name, circuit) => breakers.set({ class: name }, openness[circuit]),
    shared: (source) => {
      sharedCounts[source] += 1;
    },
  };

  return {
    observer,
    sharedCounts,
    /** From now on, says what the calls and the connections do whenever somebody asks. */
    watchPlaces: (guards: CallPolicies): void => {
      new Gauge({
        name: "callboard_upstream_places",
        help: "Calls to the upstream by class: those on their way ('working'), and those that wait for a place ('waiting').",
        labelNames: ["class", "state"] as const,
        registers,
        collect() {
          for (const [name, guard] of Object.entries(guards))
            for (const [state, value] of Object.entries(guard.count()))
              this.set({ class: name, state }, value);
        },
      });
    },
    watchConnections: (connections: () => Connections | null): void => {
      new Gauge({
        name: "callboard_upstream_connections",
        help: "Connections to the upstream, open ('connected') and idle ('free'); calls under way ('running'), and those that wait ('pending' on a connection, 'queued' for one).",
        labelNames: ["state"] as const,
        registers,
        collect() {
          for (const [state, value] of Object.entries(connections() ?? {})) this.set({ state }, value);
        },
      });
    },
  };
}
