import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Metrics } from "./metrics.ts";

function isForm({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.startsWith("multipart/") ?? false;
}

/** A few values, known beforehand: an address that no route has is not told. */
function labelsOf({ method, routeOptions: { url } }: FastifyRequest, { raw }: FastifyReply) {
  const status = raw.writableFinished ? `${Math.floor(raw.statusCode / 100)}xx` : "aborted";
  return url === undefined ? { method: "any", route: "unknown", status } : { method, route: url, status };
}

/** Measures every call until its last byte is sent or its caller is gone. */
export function measureRequests(app: FastifyInstance, { requests, uploads }: Metrics): void {
  app.addHook("onRequest", (request, reply, done) => {
    const isUpload = isForm(request);
    if (isUpload) uploads.inc();
    reply.raw.once("close", () => {
      if (isUpload) uploads.dec();
      requests.observe(labelsOf(request, reply), reply.elapsedTime / 1_000);
    });
    done();
  });
}
