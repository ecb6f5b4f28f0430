import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { everyAnswer, permissions } from "../http/plain-headers.ts";
import type { contentPolicy } from "./content-policy.ts";

const fileRoutes = new Set([
  ...["/assets/*", "/media/:file", "/tapes/:application_id", "/tapes/shortlist", "/clips/:key"],
]);

/** Procedures answer with data, and files are parts of a page: what a page may load has no bearing on either. */
function isNoPage({ url, routeOptions }: FastifyRequest): boolean {
  return url.startsWith("/trpc/") || fileRoutes.has(routeOptions.url ?? "");
}

/** Addresses that hold a secret, or are known to few: no other page hears where somebody came from. */
const secretAddress = /^\/(?:unsubscribe\/|shortlist\/|searches\.)/;
export const isSecretAddress = (url: string) => secretAddress.test(url);

/** Puts the security headers on every answer, and `strictTransport` on those over https. */
export async function registerHeaders(
  app: FastifyInstance,
  policy: ReturnType<typeof contentPolicy>,
  strictTransport: string,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
    strictTransportSecurity: false,
    // For Flash, Internet Explorer 8 and the XSS filters that browsers gave up, and what browsers do over https by themselves:
    // bytes of each page that nobody reads.
    permittedCrossDomainPolicies: false,
    dnsPrefetchControl: false,
    ieNoOpen: false,
    xssFilter: false,
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(isNoPage(request) ? everyAnswer : { "permissions-policy": permissions });
    if (isSecretAddress(request.url)) reply.header("referrer-policy", "no-referrer");
    reply.header("x-request-id", request.id);
    if (request.protocol === "https") reply.header("strict-transport-security", strictTransport);
  });
}
