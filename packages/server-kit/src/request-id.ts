import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const validRequestId = /^[\w.-]{1,64}$/;

/** The id in X-Request-Id, where it is a valid one; else a new one. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && validRequestId.test(given) ? given : randomUUID();
}
