import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendFailure } from "../http/errors/error-reply.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

type Sender = {
  method: string;
  host: string;
  fetchSite?: string | undefined;
  origin?: string | undefined;
  hasAuthorization?: boolean;
};

function isOwnOrigin(origin: string, host: string, publicOrigin: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  return origin === publicOrigin || new URL(origin).host === host.toLowerCase();
}

/** What counts as our own besides the host: the configured address, and the origins that may call. */
type Known = { publicOrigin?: string | undefined; corsOrigins?: ReadonlySet<string> };

/**
 * Public reads are always allowed. A request that may change something, or that shows credentials, has to come from a
 * page of this origin: by Sec-Fetch-Site, and in older browsers by Origin. One with neither header is not from a browser,
 * so no cookie was added to it. Pages of the origins that may call are like our own.
 */
export function isAllowed(sender: Sender, { publicOrigin, corsOrigins }: Known = {}): boolean {
  const { method, host, fetchSite, origin, hasAuthorization = false } = sender;
  if (safeMethods.has(method) && !hasAuthorization) return true;
  if (origin !== undefined && corsOrigins?.has(origin)) return true;
  if (fetchSite !== undefined && fetchSite !== "same-origin") return false;
  return origin === undefined || isOwnOrigin(origin, host, publicOrigin);
}

function senderOf({ method, host, headers }: FastifyRequest): Sender {
  const fetchSite = headers["sec-fetch-site"];
  const hasAuthorization = headers.authorization !== undefined;
  return { method, host, fetchSite: fetchSite?.toString(), origin: headers.origin, hasAuthorization };
}

/** What a mail program sends to end mails, from wherever it is: the token in the address is all that it acts on. */
const unsubscribing = /^\/unsubscribe\/[\w.-]{20,200}$/;

/** Rejects cross-site requests, but for public reads and for ending mails, before the body is read. */
export function registerCsrfProtection(app: FastifyInstance, known: Known): void {
  app.addHook("onRequest", async (request, reply) => {
    if (isAllowed(senderOf(request), known)) return;
    if (request.method === "POST" && unsubscribing.test(request.url)) return;
    request.log.warn({ origin: request.headers.origin }, "cross-site request refused");
    return sendFailure(reply, "forbidden", { message: "Cross-site request refused" });
  });
}
