import compress from "@fastify/compress";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from "fastify";
import { createContext } from "./context.ts";
import type { Env } from "./env.ts";
import { registerMedia } from "./media-route.ts";
import { answerClientError, answerFrameworkError, registerErrors } from "./ops/errors.ts";
import { registerHealth } from "./ops/health.ts";
import type { Lifecycle } from "./ops/lifecycle.ts";
import { logRequests } from "./ops/request-log.ts";
import { serverOptions } from "./ops/server-options.ts";
import { endConnections } from "./ops/shutdown.ts";
import { registerPages } from "./pages/page-routes.ts";
import type { WebBuild } from "./pages/web-build.ts";
import type { Provider } from "./provider/provider.ts";
import { registerCrossSiteGate } from "./security/cross-site-gate.ts";
import { registerHeaders } from "./security/headers.ts";
import { requireHost } from "./security/host.ts";
import { registerTrpc } from "./trpc-route.ts";

export type AppDeps = {
  settings: Pick<Env, "DEFAULT_DOMAIN_SUFFIX" | "PUBLIC_URL" | "TRUST_PROXY" | "IMAGE_ORIGINS">;
  provider: Provider;
  /** The built application; without one only the procedures are served. */
  build: WebBuild | null;
  clock: () => Date;
  log: FastifyBaseLogger;
  lifecycle: Lifecycle;
};

const compressedFrom = 1_024;

/** The gateway, ready to listen or to be asked by a test. It owns nothing of `deps`: whoever made them closes them. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, provider, build, clock, log, lifecycle } = deps;
  const domainSuffix = settings.DEFAULT_DOMAIN_SUFFIX;
  const publicOrigin = settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).origin;
  const contextOf = (request: FastifyRequest) => createContext(request, provider, domainSuffix);

  const app: FastifyInstance = Fastify({
    ...serverOptions(settings),
    loggerInstance: log,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  });
  endConnections(app, lifecycle);
  logRequests(app);
  await registerHeaders(app, settings.IMAGE_ORIGINS);
  requireHost(app);
  registerCrossSiteGate(app, publicOrigin);
  registerErrors(app);
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: compressedFrom,
    globalDecompression: false,
  });
  registerHealth(app, { provider, domainSuffix, lifecycle });
  await registerTrpc(app, contextOf);
  registerMedia(app, provider);
  if (build) await registerPages(app, { build, contextOf, clock, publicOrigin });
  return app;
}
