import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { loggedPath } from "./logged-path.ts";
import { requestIdOf } from "./request-id.ts";
import type { Span, Tracing } from "./tracing.ts";

type Options = {
  url: string;
  headers: Record<string, string>;
  /** The part of the traces that is recorded, by their ids; whoever sends a `traceparent` can leave theirs out. */
  ratio: number;
  service: string;
  onError: (message: string) => void;
};

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
/** How long a program that stops waits for the collector, in ms. */
const patience = 1_000;
/** Between two reports that traces cannot be sent, in ms. */
const pause = 60_000;
/** In characters. */
const longestValue = 2_000;
const longestReport = 500;
/** Asked every few seconds, of no interest. */
const healthChecks = new Set(["/healthz", "/readyz"]);

/** What went wrong, in a word: messages repeat what was in the request. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? String(error.code) : error.name;
}

function failSpan(span: OtelSpan, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", type);
}

function createProvider({ url, headers, ratio, service }: Options): TracerProvider {
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const attributes = { "service.name": service, "host.name": hostname(), "process.pid": process.pid };
  return new TracerProvider({
    resource: resourceFromAttributes(attributes),
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanLimits: { attributeValueLengthLimit: longestValue },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers }) })],
  });
}

/** Reports a failure, and the next one a minute later: each batch that cannot be sent is one. */
function inPauses(report: (message: string) => void): (message: string) => void {
  let silentUntil = 0;
  return (message) => {
    const now = performance.now();
    if (now < silentUntil) return;
    silentUntil = now + pause;
    report(message.slice(0, longestReport));
  };
}

/** Records traces with OpenTelemetry, and sends them to a collector in batches. */
export function createTracing(options: Options): Tracing {
  const report = inPauses(options.onError);
  const silent = () => undefined;
  const logger = { error: report, warn: silent, info: silent, debug: silent, verbose: silent };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  const provider = createProvider(options);
  const tracer = provider.getTracer(options.service);
  const propagator = new W3CTraceContextPropagator();
  const running = new AsyncLocalStorage<Context>();
  const requests = new WeakMap<IncomingMessage, { span: OtelSpan; context: Context }>();

  function spanOf(span: OtelSpan, context: Context): Span {
    const headers: Record<string, string> = {};
    propagator.inject(context, headers, defaultTextMapSetter);
    return {
      headers,
      set: (name, value) => span.setAttribute(name, value),
      fail: (type) => failSpan(span, type),
    };
  }

  return {
    inSpan: async ({ name, kind, attributes = {} }, work) => {
      const parent = running.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
      const context = trace.setSpan(parent, span);
      try {
        return await running.run(context, () => work(spanOf(span, context)));
      } catch (error) {
        failSpan(span, typeOf(error));
        throw error;
      } finally {
        span.end();
      }
    },

    traceRequest: (request, response, answer) => {
      const { method = "", url = "", headers } = request;
      const path = loggedPath(url);
      if (healthChecks.has(path)) return answer(request, response);
      const id = requestIdOf(request);
      headers["x-request-id"] = id;
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const attributes = { "http.request.method": method, "url.path": path, "callboard.request_id": id };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      const context = trace.setSpan(parent, span);
      requests.set(request, { span, context });
      response.setHeader("x-trace-id", span.spanContext().traceId);
      response.once("close", () => {
        if (response.writableFinished) span.setAttribute("http.response.status_code", response.statusCode);
        if (!response.writableFinished) failSpan(span, "aborted");
        else if (response.statusCode >= 500) failSpan(span, String(response.statusCode));
        span.end();
      });
      running.run(context, () => answer(request, response));
    },

    resume: (request, work) => {
      const context = requests.get(request)?.context;
      if (context) running.run(context, work);
      else work();
    },

    nameRequest: (request, route) => {
      const span = requests.get(request)?.span;
      span?.updateName(`${request.method} ${route}`).setAttribute("http.route", route);
    },

    idOf: (request) => {
      const context = running.getStore();
      const span = request ? requests.get(request)?.span : context && trace.getSpan(context);
      return span?.spanContext().traceId;
    },

    stop: async () => {
      const sent = provider.shutdown().catch(({ message }: Error) => report(message));
      await Promise.race([sent, sleep(patience, undefined, { ref: false })]);
    },
  };
}
