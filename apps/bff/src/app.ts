import compress from "@fastify/compress";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from "fastify";
import { createPlainReads } from "./adapter/plain-reads.ts";
import { createCaches } from "./cache/caches.ts";
import { createFastPath } from "./cache/fast-path.ts";
import { type Asker, createContext, credentialsOf } from "./context.ts";
import type { Env } from "./env.ts";
import { registerMedia } from "./media-route.ts";
import { limitBodyTime } from "./ops/body-patience.ts";
import { answerClientError, answerFrameworkError, registerErrors } from "./ops/errors.ts";
import { registerHealth } from "./ops/health.ts";
import type { Lifecycle } from "./ops/lifecycle.ts";
import { shedLoad } from "./ops/load-shedding.ts";
import { measureRequests } from "./ops/metrics/measure-requests.ts";
import type { Metrics } from "./ops/metrics/metrics.ts";
import { watchProgram } from "./ops/metrics/watch-program.ts";
import { logRequests } from "./ops/request-log.ts";
import { serverOptions } from "./ops/server-options.ts";
import { endConnections } from "./ops/shutdown.ts";
import { registerCalendar } from "./pages/feeds/calendar-route.ts";
import { registerFeeds } from "./pages/feeds/feed-routes.ts";
import { registerPages } from "./pages/page-routes.ts";
import { registerShareImages } from "./pages/share-image/share-image-routes.ts";
import { registerSitemap } from "./pages/sitemap/sitemap-routes.ts";
import type { WebBuild } from "./pages/web-build.ts";
import type { Provider } from "./provider/provider.ts";
import type { Redis } from "./redis/redis.ts";
import { shareChanges } from "./redis/share-changes.ts";
import { registerCrossSiteGate } from "./security/cross-site-gate.ts";
import { registerHeaders } from "./security/headers.ts";
import { requireHost } from "./security/host.ts";
import { createHostSuffixes } from "./security/host-suffix.ts";
import { createLimits } from "./security/limits/limits.ts";
import { createAddressReader, createProtocolReader } from "./security/proxy-trust.ts";
import { createUploadQueue } from "./security/upload-queue.ts";
import { createMemoryRevocations } from "./session/revocations.ts";
import type { SessionKeys } from "./session/session-keys.ts";
import { createSharedRevocations } from "./session/shared-revocations.ts";
import { registerTrpc } from "./trpc-route.ts";

export type AppDeps = {
  settings: Pick<
    Env,
    | "DEFAULT_DOMAIN_SUFFIX"
    | "PUBLIC_URL"
    | "TRUST_PROXY"
    | "IMAGE_ORIGINS"
    | "CACHE_MAX_MB"
    | "READS_PER_MINUTE"
    | "SHED_DELAY_MS"
  >;
  provider: Provider;
  /** What the gateways know together; null for one that is alone. */
  redis: Redis | null;
  sessionKeys: SessionKeys;
  /** The built application; without one only the procedures are served. */
  build: WebBuild | null;
  clock: () => Date;
  log: FastifyBaseLogger;
  lifecycle: Lifecycle;
  metrics: Metrics;
};

const compressedFrom = 1_024;

/** Lets the fast path have every request first. */
function answerFast(app: FastifyInstance, answer: ReturnType<typeof createFastPath>): void {
  const [usual, ...others] = app.server.listeners("request");
  if (!usual || others.length > 0) throw new Error("The server has not one way to answer");
  app.server.removeAllListeners("request");
  app.server.on("request", (request, response) => {
    if (!answer(request, response)) usual.call(app.server, request, response);
  });
}

/** The gateway, ready to listen or to be asked by a test. It owns nothing of `deps`: whoever made them closes them. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, provider, redis, sessionKeys, build, clock, log, lifecycle, metrics } = deps;
  const defaultSuffix = settings.DEFAULT_DOMAIN_SUFFIX;
  const publicOrigin = settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).origin;
  const revocations = redis ? createSharedRevocations(redis, clock) : createMemoryRevocations(clock);
  const sessions = { keys: sessionKeys, revocations, clock };
  if (redis) shareChanges(redis, provider.answers);
  const uploads = createUploadQueue();
  const contextDeps = {
    provider,
    sessions,
    limits: createLimits(settings, redis, metrics.calls.refused),
    uploads,
    metrics: metrics.calls,
    defaultSuffix,
  };
  const callerOf = (request: Asker) => createContext(request, contextDeps, credentialsOf(request));
  // A rendered page is the same for everybody.
  const visitorOf = (request: FastifyRequest) => createContext(request, contextDeps);

  const caches = createCaches(settings.CACHE_MAX_MB * 1_048_576, provider.answers);
  watchProgram(metrics, { caches, provider, uploads, redis, build });

  const app: FastifyInstance = Fastify({
    ...serverOptions(settings, provider.deadlines.write),
    loggerInstance: log,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  });
  endConnections(app, lifecycle);
  logRequests(app);
  measureRequests(app, metrics.requests);
  limitBodyTime(app);
  await registerHeaders(app, settings.IMAGE_ORIGINS);
  await shedLoad(app, settings);
  requireHost(app);
  registerCrossSiteGate(app, publicOrigin);
  registerErrors(app);
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: compressedFrom,
    globalDecompression: false,
  });
  registerHealth(app, { provider, domainSuffix: defaultSuffix, lifecycle });
  await registerTrpc(app, { contextOf: callerOf, caches, clock });
  registerMedia(app, provider);
  const asVisitor = { contextOf: visitorOf, publicOrigin };
  registerCalendar(app, asVisitor);
  registerFeeds(app, asVisitor);
  registerSitemap(app, asVisitor);
  registerShareImages(app, asVisitor);
  if (build) await registerPages(app, { build, contextOf: visitorOf, clock, publicOrigin, caches });
  const suffixOf = createHostSuffixes(defaultSuffix);
  const protocolOf = createProtocolReader(settings.TRUST_PROXY);
  const addressOf = createAddressReader(settings.TRUST_PROXY);
  const fastDeps = { caches, clock, log, lifecycle, metrics: metrics.requests };
  const answerRead = createPlainReads({ ...fastDeps, contextOf: callerOf, addressOf });
  const isBusy = () => app.isUnderPressure();
  answerFast(app, createFastPath({ ...fastDeps, suffixOf, protocolOf, publicOrigin, answerRead, isBusy }));
  return app;
}
