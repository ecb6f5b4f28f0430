/** What a line says of a request, with the address that it came from. */
export type AnsweredRequest = { id: string; ip: string; method: string; url: string; host: string };

type Log = { level: string; info: (fields: object, message: string) => void };
/** Logs the answer to a request: its status, and how long it took in ms. */
export type RequestLog = (request: AnsweredRequest, status: number, ms: number) => void;

const levelsWithAnswers = new Set(["trace", "debug", "info"]);

/** One line per answer, the same in both servers; without the query, which may be personal. */
export function createRequestLog(log: Log, clientOf: (address: string) => string): RequestLog {
  if (!levelsWithAnswers.has(log.level)) return () => undefined;
  return ({ id, ip, method, url, host }, status, ms) => {
    const path = url.split("?", 1)[0];
    log.info({ reqId: id, client: clientOf(ip), method, path, host, status, ms: Math.round(ms) }, "answered");
  };
}
