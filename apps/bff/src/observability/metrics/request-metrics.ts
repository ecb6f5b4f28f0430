import type { Registry } from "prom-client";
import { createTimedEnds } from "./timed-ends.ts";

/** What a request was for. `feed`: whatever programs read; `share`: a drawn image; `unknown`: no route of ours. */
export type RequestKind = "procedure" | "page" | "image" | "file" | "feed" | "share" | "health" | "unknown";

/** In seconds: from what is in memory to what somebody gives up on. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The kinds that are answered before the server has looked at the request. */
type FastKind = "procedure" | "page";

/** One place for each class of status, by its first digit; plain numbers, because nothing there may cost time. */
const newCounts = (): Record<FastKind, Float64Array> => ({
  procedure: new Float64Array(6),
  page: new Float64Array(6),
});

const statusClass = (digit: number) => `${digit}xx`;

/** Counts requests by what they were for and how they ended. */
export function createRequestMetrics(registry: Registry) {
  const fast = newCounts();
  const hits: Record<FastKind, number> = { procedure: 0, page: 0 };

  /** Brings what was counted on the fast path to where the rest stands. */
  function gather(): void {
    for (const kind of ["procedure", "page"] as const) {
      for (const [digit, count] of fast[kind].entries()) {
        if (count > 0) ends.add(kind, statusClass(digit), count);
        hits[kind] += count;
      }
      fast[kind].fill(0);
    }
  }

  const ends = createTimedEnds({
    registry,
    labels: ["kind", "status"],
    total: {
      name: "callboard_requests_total",
      help: "Requests that have ended, by what they were for and the class of their status; 'aborted' where the client went away first.",
    },
    duration: {
      name: "callboard_request_duration_seconds",
      help: "How long requests took, but for those that were answered from a finished answer or page.",
    },
    buckets,
    collect: gather,
  });

  return {
    /** A request has ended after so many seconds. Without a status its client went away before the answer was whole. */
    ended: (kind: RequestKind, status: number | null, seconds: number): void =>
      ends.ended(kind, status === null ? "aborted" : statusClass(Math.floor(status / 100)), seconds),
    /** A request was answered from what was finished already. Costs one addition. */
    answeredFast: (kind: FastKind, status: number): void => {
      const digit = (status / 100) | 0;
      fast[kind][digit] = (fast[kind][digit] ?? 0) + 1;
    },
    /** How many requests of a kind were answered from what was finished already. */
    fastAnswers: (kind: FastKind): number => {
      gather();
      return hits[kind];
    },
  };
}

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;
