import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** What a span begins with: `server` is for a request that came, `client` for one that another program answers. */
export type SpanOptions = {
  name: string;
  kind: "server" | "client" | "internal";
  attributes?: Record<string, string | number>;
};

/** A span that has begun: one operation of a trace. */
export type Span = {
  /** What tells the program that is asked whose trace it belongs to; null while nothing is traced. */
  headers: Record<string, string> | null;
  set: (name: string, value: string | number) => void;
  /** For an operation that failed without throwing. */
  fail: (type: string) => void;
};

/** What records traces. */
export type Tracing = {
  inSpan: <Result>(options: SpanOptions, work: (span: Span) => Promise<Result>) => Promise<Result>;
  /** Answers a request in the first span of this program. */
  traceRequest: (request: IncomingMessage, response: ServerResponse, answer: RequestListener) => void;
  /** Goes on with a request, whatever has run since it began. */
  resume: (request: IncomingMessage, work: () => void) => void;
  /** Names a request by the route that answers it. */
  nameRequest: (request: IncomingMessage, route: string) => void;
  /** The trace of a request, or else of what runs. */
  idOf: (request?: IncomingMessage) => string | undefined;
  /** Sends what is recorded. */
  stop: () => Promise<void>;
};

const noSpan: Span = { headers: null, set: () => undefined, fail: () => undefined };

let current: Tracing | null = null;

/** Records traces from now on; null for none. What is made before, such as a log, knows nothing of it. */
export function setTracing(tracing: Tracing | null): void {
  current = tracing;
}

export const isTracing = (): boolean => current !== null;

/** Does some work in a span, which ends with it, as failed where it throws. */
export function inSpan<Result>(options: SpanOptions, work: (span: Span) => Promise<Result>): Promise<Result> {
  return current === null ? work(noSpan) : current.inSpan(options, work);
}

/** Answers requests, each in a span of its own, which begins with the headers of a `traceparent` where one came. */
export function traced(answer: RequestListener): RequestListener {
  return (request, response) => {
    if (current === null) answer(request, response);
    else current.traceRequest(request, response, answer);
  };
}

export function nameRequest(request: IncomingMessage, route: string): void {
  current?.nameRequest(request, route);
}

/** The id of a request's trace, or without one of the trace that runs; undefined while nothing is traced. */
export function traceIdOf(request?: IncomingMessage): string | undefined {
  return current?.idOf(request);
}

type Hook = (
  request: { raw: IncomingMessage; routeOptions: { url?: string } },
  reply: unknown,
  done: () => void,
) => void;
type App = { addHook: (name: "onRequest" | "preValidation", hook: Hook) => unknown };

/** Names the requests of a Fastify app by their routes, and finds their traces again once their bodies are read. */
export function traceRoutes(app: App): void {
  const tracing = current;
  if (tracing === null) return;
  app.addHook("onRequest", ({ raw, routeOptions }, _reply, done) => {
    if (routeOptions.url) tracing.nameRequest(raw, routeOptions.url);
    done();
  });
  app.addHook("preValidation", ({ raw }, _reply, done) => tracing.resume(raw, done));
}
