import type { ErrorCode } from "@callboard/contracts/error";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { LimitName } from "../../security/limits/limits.ts";

/** In seconds. Fewer than for requests: there are half a hundred procedures. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Who takes part in sending photos right now. */
export type UploadCount = { working: number; waiting: number };

/** Counts calls of procedures, from browsers and from pages that are rendered, and what holds them up. */
export function createCallMetrics(registry: Registry) {
  const registers = [registry];
  const calls = new Counter({
    name: "callboard_procedure_calls_total",
    help: "Calls of procedures that were worked out, by how they ended: 'ok', or the code of the error.",
    labelNames: ["procedure", "outcome"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "callboard_procedure_duration_seconds",
    help: "How long procedures took.",
    labelNames: ["procedure"] as const,
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: "callboard_limit_refusals_total",
    help: "Calls that were one too many, by the limit that they met.",
    labelNames: ["limit"] as const,
    registers,
  });

  return {
    /** A procedure has been worked out. `path` is one of the router's: a request for anything else does not come here. */
    ended: (path: string, outcome: "ok" | ErrorCode, seconds: number): void => {
      calls.inc({ procedure: path, outcome });
      durations.observe({ procedure: path }, seconds);
    },
    refused: (limit: LimitName): void => refusals.inc({ limit }),
    /** From now on, says how many uploads there are whenever somebody asks. */
    watchUploads: (count: () => UploadCount): void => {
      new Gauge({
        name: "callboard_uploads",
        help: "Forms with photos: those being worked on, and those waiting for their turn.",
        labelNames: ["state"] as const,
        registers,
        collect() {
          for (const [state, value] of Object.entries(count())) this.set({ state }, value);
        },
      });
    },
    /** From now on, says whether Redis answers; of a gateway without one, nothing. */
    watchRedis: (isThere: () => boolean | undefined): void => {
      new Gauge({
        name: "callboard_redis_up",
        help: "1 while Redis answers, 0 while it does not. Not there where none is configured.",
        registers,
        collect() {
          const isUp = isThere();
          if (isUp === undefined) this.remove();
          else this.set(isUp ? 1 : 0);
        },
      });
    },
  };
}

export type CallMetrics = ReturnType<typeof createCallMetrics>;
