import { Counter, Histogram, type Registry } from "prom-client";

/** What a request was for. `feed`: whatever programs read; `share`: a drawn image; `unknown`: no route of ours. */
export type RequestKind = "procedure" | "page" | "image" | "file" | "feed" | "share" | "health" | "unknown";

/** In seconds: from what is in memory to what somebody gives up on. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The kinds that the response cache answers. */
type FastKind = "procedure" | "page";

const statusClass = (status: number) => `${Math.floor(status / 100)}xx`;

/** Counts requests by what they were for and how they ended. */
export function createRequestMetrics(registry: Registry) {
  const registers = [registry];
  const hits: Record<FastKind, number> = { procedure: 0, page: 0 };
  const requests = new Counter({
    name: "callboard_requests_total",
    help: "Requests that have ended, by what they were for and the class of their status; 'aborted' where the client went away first.",
    labelNames: ["kind", "status"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "callboard_request_duration_seconds",
    help: "How long requests took, but for those that were answered from the response cache.",
    labelNames: ["kind"] as const,
    buckets,
    registers,
  });

  return {
    /** A request has ended after so many seconds. Without a status its client went away before the answer was whole. */
    ended: (kind: RequestKind, status: number | null, seconds: number): void => {
      requests.inc({ kind, status: status === null ? "aborted" : statusClass(status) });
      durations.observe({ kind }, seconds);
    },
    /** A request was answered from the response cache. */
    answeredFast: (kind: FastKind, status: number): void => {
      requests.inc({ kind, status: statusClass(status) });
      hits[kind] += 1;
    },
    /** How many requests of a kind were answered from the response cache. */
    fastAnswers: (kind: FastKind): number => hits[kind],
  };
}

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;
