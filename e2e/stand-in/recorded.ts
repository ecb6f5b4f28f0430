import type { FastifyRequest } from "fastify";

/** One request as it came: names only, no values but those of its path. */
export type RecordedRequest = {
  method: string;
  path: string;
  query: string[];
  headers: string[];
  body: string[];
  status: number;
};

const fieldInForm = /; name="([^"]*)"/g;

function namesIn(body: unknown): string[] {
  if (Buffer.isBuffer(body)) {
    return [...body.toString("latin1").matchAll(fieldInForm)].map(([, name]) => name ?? "");
  }
  return typeof body === "object" && body !== null ? Object.keys(body) : [];
}

/** The record of a request that was answered. */
export function record(request: FastifyRequest, status: number): RecordedRequest {
  return {
    method: request.method,
    path: request.url.replace(/\?.*/, ""),
    query: Object.keys(request.query as object).sort(),
    headers: Object.keys(request.headers).sort(),
    body: namesIn(request.body).sort(),
    status,
  };
}
