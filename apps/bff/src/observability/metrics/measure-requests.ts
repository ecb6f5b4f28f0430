import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RequestKind, RequestMetrics } from "./request-metrics.ts";

const kindOfRoute: Record<string, RequestKind> = {
  "/trpc/:path": "procedure",
  "/*": "page",
  "/admin": "page",
  "/admin/*": "page",
  "/media/:file": "image",
  "/event/:id/calendar.ics": "feed",
  "/events.ics": "feed",
  "/events.xml": "feed",
  "/feed.xml": "feed",
  "/searches.ics": "feed",
  "/searches.xml": "feed",
  "/robots.txt": "feed",
  "/sitemap.xml": "feed",
  "/sitemaps/:file": "feed",
  "/healthz": "health",
  "/readyz": "health",
};

/** The other routes are files of the web app. */
function kindOf({ routeOptions: { url } }: FastifyRequest): RequestKind {
  if (url === undefined) return "unknown";
  return kindOfRoute[url] ?? (url.startsWith("/share/") ? "share" : "file");
}

/** Measures requests until their last byte is sent or the client disconnects. */
export function measureRequests(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook("onRequest", (request: FastifyRequest, reply: FastifyReply, done) => {
    reply.raw.once("close", () => {
      const status = reply.raw.writableFinished ? reply.raw.statusCode : null;
      metrics.ended(kindOf(request), status, reply.elapsedTime / 1_000);
    });
    done();
  });
}
