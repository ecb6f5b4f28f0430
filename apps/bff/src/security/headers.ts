import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { contentPolicy } from "./content-policy.ts";

const strictTransport = "max-age=31536000; includeSubDomains";
const permissions = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

/** Puts the security headers on every answer. */
export async function registerHeaders(app: FastifyInstance, imageOrigins: string[]): Promise<void> {
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(imageOrigins) },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
    strictTransportSecurity: false,
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ "permissions-policy": permissions, "x-request-id": request.id });
    // A browser must not be told over http, where anybody could have said it.
    if (request.protocol === "https") reply.header("strict-transport-security", strictTransport);
  });
}
