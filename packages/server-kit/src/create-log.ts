import { hostname } from "node:os";
import {
  type DestinationStream,
  type LogFn,
  type Logger,
  pino,
  stdSerializers,
  stdTimeFunctions,
} from "pino";
import { redact } from "./redact.ts";
import { isTracing, traceIdOf } from "./tracing.ts";

type Options = {
  /** Which program's log it is. */
  service?: string;
  /** Standard output without one. */
  destination?: DestinationStream;
  /** Paths of further secrets. */
  redact?: string[];
};

const isError = (value: unknown): value is Error => value instanceof Error;

/** Fastify's own serializers pick a few fields of these. */
const serializedNames = new Set(["req", "res"]);

/** What goes with a line, as it is logged. */
function redactFields(fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]) => {
    if (serializedNames.has(name)) return [name, value];
    return [
      name,
      (redact({ [name]: isError(value) ? stdSerializers.err(value) : value }) as typeof fields)[name],
    ];
  });
  return Object.fromEntries(entries);
}

/** Redacts the texts of a line; an error that is logged alone becomes its message. */
function redactMessage(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first] = args;
  const all: unknown[] = isError(first) && args.length === 1 ? [{ err: first }, first.message] : [...args];
  const redacted = all.map((arg) => (typeof arg === "string" ? redact(arg) : arg));
  method.apply(this, redacted as Parameters<LogFn>);
}

/** What ties a line to the trace that it was written in. */
function traceFields(): object {
  const id = traceIdOf();
  return id === undefined ? {} : { trace_id: id };
}

/** A server's log: one JSON object a line, with secrets redacted. */
export function createLog(level: string, { service, destination, redact: paths = [] }: Options = {}): Logger {
  const options = {
    level,
    base: { service, pid: process.pid, hostname: hostname() },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { log: redactFields },
    hooks: { logMethod: redactMessage },
    // Errors are serialized above, before they are redacted.
    serializers: { err: (err: unknown) => err },
    redact: { paths, censor: "[redacted]" },
    ...(isTracing() && { mixin: traceFields }),
  };
  return destination ? pino(options, destination) : pino(options);
}
