import { Counter, Histogram, type Registry } from "prom-client";

/** `feed`: what programs read; `share`: a share image; `unknown`: no route. */
export type RequestKind = "procedure" | "page" | "image" | "file" | "feed" | "share" | "health" | "unknown";

/** In seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The kinds that the response cache answers. */
type FastKind = "procedure" | "page";

const statusClass = (status: number) => `${Math.floor(status / 100)}xx`;

export function createRequestMetrics(registry: Registry) {
  const registers = [registry];
  const hits: Record<FastKind, number> = { procedure: 0, page: 0 };
  /** Hits by status that the counter does not have yet: finding its labels for each would be a part of the answer's time. */
  const uncounted = { procedure: new Map<number, number>(), page: new Map<number, number>() };
  const requests = new Counter({
    name: "callboard_requests_total",
    help: "Requests by kind and class of status; 'aborted' where the client disconnected first.",
    labelNames: ["kind", "status"] as const,
    registers,
    collect() {
      for (const [kind, counts] of Object.entries(uncounted)) {
        for (const [status, count] of counts) this.inc({ kind, status: statusClass(status) }, count);
        counts.clear();
      }
    },
  });
  const durations = new Histogram({
    name: "callboard_request_duration_seconds",
    help: "Duration of requests that were not answered from the response cache.",
    labelNames: ["kind"] as const,
    buckets,
    registers,
  });

  return {
    /** `status` is null where the client disconnected before the end of the response. */
    ended: (kind: RequestKind, status: number | null, seconds: number): void => {
      requests.inc({ kind, status: status === null ? "aborted" : statusClass(status) });
      durations.observe({ kind }, seconds);
    },
    hit: (kind: FastKind, status: number): void => {
      const counts = uncounted[kind];
      counts.set(status, (counts.get(status) ?? 0) + 1);
      hits[kind] += 1;
    },
    hitsOf: (kind: FastKind): number => hits[kind],
  };
}

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;
