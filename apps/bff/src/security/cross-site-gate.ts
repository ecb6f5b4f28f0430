import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendFailure } from "../http/errors/error-reply.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

type Sender = {
  method: string;
  host: string;
  fetchSite?: string | undefined;
  origin?: string | undefined;
  /** True where the request shows who sends it. */
  hasAuthorization?: boolean;
};

function isOwnOrigin(origin: string, host: string, publicOrigin: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  return origin === publicOrigin || new URL(origin).host === host.toLowerCase();
}

/**
 * True for what anybody may read. What may change something, or reads as somebody, has to come from a page of this very
 * origin, or from no browser at all.
 * Browsers say where a request comes from in Sec-Fetch-Site, older ones in Origin; what both say must agree.
 * A request with neither is no browser's, so nobody's sign-in rides along on it.
 */
export function isAllowed(sender: Sender, publicOrigin?: string): boolean {
  const { method, host, fetchSite, origin, hasAuthorization = false } = sender;
  if (safeMethods.has(method) && !hasAuthorization) return true;
  if (fetchSite !== undefined && fetchSite !== "same-origin") return false;
  return origin === undefined || isOwnOrigin(origin, host, publicOrigin);
}

function senderOf({ method, host, headers }: FastifyRequest): Sender {
  const fetchSite = headers["sec-fetch-site"];
  const hasAuthorization = headers.authorization !== undefined;
  return { method, host, fetchSite: fetchSite?.toString(), origin: headers.origin, hasAuthorization };
}

/** Refuses, before a body is read, every request of another site that is not a plain read. */
export function registerCrossSiteGate(app: FastifyInstance, publicOrigin: string | undefined): void {
  app.addHook("onRequest", async (request, reply) => {
    if (isAllowed(senderOf(request), publicOrigin)) return;
    request.log.warn({ origin: request.headers.origin }, "cross-site request refused");
    return sendFailure(reply, "forbidden", { message: "Cross-site request refused" });
  });
}
