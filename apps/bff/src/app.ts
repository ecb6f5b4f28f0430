import compress from "@fastify/compress";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from "fastify";
import { createContext, credentialsOf } from "./context.ts";
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
import { createLimits } from "./security/limits.ts";
import { createMemoryRevocations } from "./session/revocations.ts";
import type { SessionKeys } from "./session/session-keys.ts";
import { registerTrpc } from "./trpc-route.ts";

export type AppDeps = {
  settings: Pick<Env, "DEFAULT_DOMAIN_SUFFIX" | "PUBLIC_URL" | "TRUST_PROXY" | "IMAGE_ORIGINS">;
  provider: Provider;
  sessionKeys: SessionKeys;
  /** The built application; without one only the procedures are served. */
  build: WebBuild | null;
  clock: () => Date;
  log: FastifyBaseLogger;
  lifecycle: Lifecycle;
};

const compressedFrom = 1_024;

/** The gateway, ready to listen or to be asked by a test. It owns nothing of `deps`: whoever made them closes them. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, provider, sessionKeys, build, clock, log, lifecycle } = deps;
  const defaultSuffix = settings.DEFAULT_DOMAIN_SUFFIX;
  const publicOrigin = settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).origin;
  const sessions = { keys: sessionKeys, revocations: createMemoryRevocations(clock), clock };
  const contextDeps = { provider, sessions, limits: createLimits(), defaultSuffix };
  const callerOf = (request: FastifyRequest) => createContext(request, contextDeps, credentialsOf(request));
  // A rendered page is the same for everybody.
  const visitorOf = (request: FastifyRequest) => createContext(request, contextDeps);

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
  registerHealth(app, { provider, domainSuffix: defaultSuffix, lifecycle });
  await registerTrpc(app, callerOf);
  registerMedia(app, provider);
  if (build) await registerPages(app, { build, contextOf: visitorOf, clock, publicOrigin });
  return app;
}
