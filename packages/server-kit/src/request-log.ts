import type { IncomingMessage } from "node:http";
import { loggedPath } from "./logged-path.ts";
import { traceIdOf } from "./tracing.ts";

/** What a line says of a request, with the address that it came from. */
export type AnsweredRequest = {
  id: string;
  ip: string;
  method: string;
  url: string;
  host: string;
  raw: IncomingMessage;
};

type Log = { level: string; info: (fields: object, message: string) => void };
/** Logs the answer to a request: its status, and how long it took in ms. */
export type RequestLog = (request: AnsweredRequest, status: number, ms: number) => void;

const levelsWithAnswers = new Set(["trace", "debug", "info"]);

/** One line per answer, the same in both servers; without what is personal or secret in its address. */
export function createRequestLog(log: Log, clientOf: (address: string) => string): RequestLog {
  if (!levelsWithAnswers.has(log.level)) return () => undefined;
  return ({ id, ip, method, url, host, raw }, status, ms) => {
    const path = loggedPath(url);
    const trace = traceIdOf(raw);
    const ids = { reqId: id, ...(trace && { trace_id: trace }) };
    log.info({ ...ids, client: clientOf(ip), method, path, host, status, ms: Math.round(ms) }, "answered");
  };
}
