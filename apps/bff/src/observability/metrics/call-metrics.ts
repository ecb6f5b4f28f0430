import type { ErrorCode } from "@callboard/contracts/error";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { QueueCount } from "../../upstream/resilience/call-policy.ts";

/** In seconds. Fewer than for requests, because each of about 50 procedures has its own. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Metrics of procedure calls, from browsers and from rendered pages, and of what delays or rejects them. */
export function createCallMetrics(registry: Registry) {
  const registers = [registry];
  const calls = new Counter({
    name: "callboard_procedure_calls_total",
    help: "Procedure calls that ran, by outcome: 'ok', or the code of the error.",
    labelNames: ["procedure", "outcome"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "callboard_procedure_duration_seconds",
    help: "Duration of procedure calls.",
    labelNames: ["procedure"] as const,
    buckets,
    registers,
  });
  const rateLimited = new Counter({
    name: "callboard_rate_limited_calls_total",
    help: "Calls rejected by a rate limit, by limit.",
    labelNames: ["limit"] as const,
    registers,
  });

  return {
    /** `path` is one of the router's: unknown ones never get here. */
    ended: (path: string, outcome: "ok" | ErrorCode, seconds: number): void => {
      calls.inc({ procedure: path, outcome });
      durations.observe({ procedure: path }, seconds);
    },
    rateLimited: (limit: string): void => rateLimited.inc({ limit }),
    watchUploads: (count: () => QueueCount): void => {
      new Gauge({
        name: "callboard_uploads",
        help: "Uploads, running and queued.",
        labelNames: ["state"] as const,
        registers,
        collect() {
          for (const [state, value] of Object.entries(count())) this.set({ state }, value);
        },
      });
    },
    watchStreams: (count: () => { open: number; refused: number }): void => {
      new Gauge({
        name: "callboard_streams",
        help: "Streams of notifications: open now, and refused so far because there were too many.",
        labelNames: ["state"] as const,
        registers,
        collect() {
          for (const [state, value] of Object.entries(count())) this.set({ state }, value);
        },
      });
    },
    /** `isReady` gives undefined where no Redis is configured. */
    watchRedis: (isReady: () => boolean | undefined): void => {
      new Gauge({
        name: "callboard_redis_up",
        help: "1 while Redis answers, 0 during an outage. Absent where none is configured.",
        registers,
        collect() {
          const isUp = isReady();
          if (isUp === undefined) this.remove();
          else this.set(isUp ? 1 : 0);
        },
      });
    },
  };
}

export type CallMetrics = ReturnType<typeof createCallMetrics>;
