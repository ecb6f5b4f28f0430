import type { IncomingMessage } from "node:http";
import { clientInLog } from "@callboard/server-kit/client-in-log";
import { createHttpServer } from "@callboard/server-kit/http-server";
import { createRequestLog, type RequestLog } from "@callboard/server-kit/request-log";
import { endConnections, type Lifecycle } from "@callboard/server-kit/shut-down";
import { traceRoutes } from "@callboard/server-kit/tracing";
import compress from "@fastify/compress";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from "fastify";
import { cacheTags } from "./cache/cache-tag.ts";
import { type Caches, createCaches } from "./cache/caches.ts";
import { registerClips } from "./clips/register-clips.ts";
import { collectMetrics } from "./collect-metrics.ts";
import type { Env } from "./env.ts";
import { createFileSlots } from "./files/file-slots.ts";
import { limitBodyTime } from "./http/body-timeout.ts";
import { answerClientError, frameworkErrors, registerErrors } from "./http/errors/error-handler.ts";
import { failureStyle } from "./http/errors/error-page.ts";
import { createFastPath } from "./http/fast-path/fast-path.ts";
import { shedLoad } from "./http/load-shedding.ts";
import { strictTransport } from "./http/plain-headers.ts";
import { registerHealth } from "./http/routes/health.ts";
import { registerMedia } from "./http/routes/media.ts";
import { serverOptions } from "./http/server-options.ts";
import { limitUnsentAnswers } from "./http/unsent-answers.ts";
import { measureRequests } from "./observability/metrics/measure-requests.ts";
import type { Metrics } from "./observability/metrics/metrics.ts";
import { logRequests } from "./observability/request-log.ts";
import type { Redis } from "./redis/redis.ts";
import { shareChanges } from "./redis/share-changes.ts";
import { shareInvalidations } from "./redis/share-invalidations.ts";
import { registerPages } from "./rendering/page-routes.ts";
import { createRenderQueue } from "./rendering/render-queue.ts";
import type { WebBuild } from "./rendering/web-build.ts";
import { contentPolicy } from "./security/content-policy.ts";
import { registerCors } from "./security/cors.ts";
import { registerCsrfProtection } from "./security/csrf-protection.ts";
import { registerHeaders } from "./security/headers.ts";
import { requireHost } from "./security/host.ts";
import { createHostSuffixes } from "./security/host-suffix.ts";
import { createAddressReader, createProtocolReader } from "./security/proxy-trust.ts";
import { clientKey } from "./security/rate-limit/client-key.ts";
import { createLimits } from "./security/rate-limit/limits.ts";
import { createUploadQueue } from "./security/upload-queue.ts";
import { createDrawer } from "./seo/drawing/create-drawer.ts";
import { registerCalendar } from "./seo/feeds/calendar-route.ts";
import { registerFeeds } from "./seo/feeds/feed-routes.ts";
import { registerSearchFeeds } from "./seo/feeds/search-feed-routes.ts";
import { registerResumePdfs } from "./seo/resume-pdf/resume-pdf-routes.ts";
import { registerShareImages } from "./seo/share-image/share-image-routes.ts";
import { registerSitemap } from "./seo/sitemap/sitemap-routes.ts";
import { createMemoryRevocations } from "./session/revocations.ts";
import type { SessionKeys } from "./session/session-keys.ts";
import { createSharedRevocations } from "./session/shared-revocations.ts";
import { createStreams } from "./streams/streams.ts";
import { registerTapes } from "./tapes/register-tapes.ts";
import { type Context, createContext, credentialsOf, type RequestLike } from "./trpc/context.ts";
import { asksForPublicReads } from "./trpc/public-reads.ts";
import { registerTrpc } from "./trpc/trpc-route.ts";
import { registerUnsubscribe } from "./trpc/unsubscribe-route.ts";
import { createPlainReads } from "./trpc/wire/plain-reads.ts";
import type { Upstream } from "./upstream/upstream.ts";
import { watchMarks } from "./upstream/watch-marks.ts";

export type AppDeps = {
  settings: Pick<
    Env,
    | "DOMAIN_SUFFIXES"
    | "DEFAULT_DOMAIN_SUFFIX"
    | "PUBLIC_URL"
    | "TRUST_PROXY"
    | "CORS_ORIGINS"
    | "DOCS"
    | "IMAGE_ORIGINS"
    | "CACHE_MAX_MB"
    | "READS_PER_MINUTE"
    | "WRITES_PER_MINUTE"
    | "MAX_EVENT_LOOP_DELAY_MS"
    | "HSTS_INCLUDE_SUBDOMAINS"
    | "LOG_CLIENTS"
    | "LOG_CLIENT_KEY"
  >;
  upstream: Upstream;
  /** What the gateways know together; null for one that is alone. */
  redis: Redis | null;
  sessionKeys: SessionKeys;
  /** The web build; without one only procedures are served. */
  build: WebBuild | null;
  clock: () => Date;
  log: FastifyBaseLogger;
  lifecycle: Lifecycle;
  metrics: Metrics;
};

const compressedFrom = 1_024;

type FastParts = {
  caches: Caches;
  contextOf: (request: RequestLike) => Context;
  addressOf: (request: IncomingMessage) => string;
  publicOrigin: string | undefined;
  isBusy: () => boolean;
  logRequest: RequestLog;
  strictTransport: string;
  suffixOf: (host: string) => string | undefined;
  corsOrigins: ReadonlySet<string>;
};

/** The way for requests that need nothing of Fastify. */
function createAnswerFast({ settings, clock, log, lifecycle, metrics }: AppDeps, parts: FastParts) {
  const protocolOf = createProtocolReader(settings.TRUST_PROXY);
  const fastDeps = { ...parts, clock, log, lifecycle, metrics: metrics.requests };
  const answerRead = createPlainReads(fastDeps);
  return createFastPath({ ...fastDeps, protocolOf, answerRead, isPublic: asksForPublicReads });
}

/** The gateway, ready to listen or to be asked by a test. It owns nothing of `deps`: whoever made them closes them. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, upstream, redis, sessionKeys, build, clock, log, lifecycle, metrics } = deps;
  const defaultSuffix = settings.DEFAULT_DOMAIN_SUFFIX;
  const suffixOf = createHostSuffixes(settings);
  const corsOrigins = new Set(settings.CORS_ORIGINS);
  const publicOrigin = settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).origin;
  const streams = createStreams();
  const revocations = redis
    ? createSharedRevocations(redis, clock, streams.endSession)
    : createMemoryRevocations(clock, streams.endSession);
  const sessions = { keys: sessionKeys, revocations, clock };
  if (redis) shareInvalidations(redis, upstream.cache);
  const marks = watchMarks({
    upstream,
    domainSuffix: defaultSuffix,
    watched: streams,
    isShuttingDown: () => lifecycle.isShuttingDown,
  });
  streams.onChanged(redis ? shareChanges(redis, marks.lookSoon) : marks.lookSoon);
  const uploads = createUploadQueue();
  const limits = createLimits(settings, redis, metrics.calls.rateLimited);
  const contextDeps = {
    upstream,
    sessions,
    limits,
    uploads,
    streams,
    metrics: metrics.calls,
    suffixOf,
    defaultSuffix,
  };
  const callerOf = (request: RequestLike) => createContext(request, contextDeps, credentialsOf(request));
  // A rendered page is the same for everybody.
  const anonymousContextOf = (request: FastifyRequest) => createContext(request, contextDeps);
  // Feeds, sitemap and share images read without a procedure that would say which tags they are cached under.
  const seoContextOf = (request: FastifyRequest) => ({ ...anonymousContextOf(request), cacheTags });

  const caches = createCaches(settings.CACHE_MAX_MB * 1_048_576, upstream.cache);
  collectMetrics(metrics, { caches, upstream, uploads, streams, redis, build });

  const isBusy = () => app.isUnderPressure();
  const addressOf = createAddressReader(settings.TRUST_PROXY);
  const secure = strictTransport(settings.HSTS_INCLUDE_SUBDOMAINS);
  const logRequest = createRequestLog(log, clientInLog(settings));
  const fastParts = {
    caches,
    contextOf: callerOf,
    addressOf,
    publicOrigin,
    isBusy,
    logRequest,
    strictTransport: secure,
    suffixOf,
    corsOrigins,
  };
  const answerFast = createAnswerFast(deps, fastParts);
  const unsent = limitUnsentAnswers(addressOf);

  const options = serverOptions(settings, upstream.timeouts.write);
  const app: FastifyInstance = Fastify({
    ...options,
    serverFactory: (answerByFastify) =>
      createHttpServer(
        options,
        (request, response) => {
          if (!answerFast(request, response)) answerByFastify(request, response);
        },
        unsent.watch,
      ),
    loggerInstance: log,
    frameworkErrors: frameworkErrors(logRequest, addressOf),
    clientErrorHandler: answerClientError,
  });
  app.addHook("onClose", async () => {
    unsent.stop();
    marks.stop();
    streams.drain();
  });
  endConnections(app, lifecycle);
  traceRoutes(app);
  logRequests(app, logRequest);
  measureRequests(app, metrics.requests);
  limitBodyTime(app);
  const scripts = build ? [build.documentScript] : [];
  const inline = { scripts, styles: [failureStyle] };
  await registerHeaders(app, contentPolicy({ imageOrigins: settings.IMAGE_ORIGINS, ...inline }), secure);
  await shedLoad(app, settings);
  requireHost(app);
  await registerCors(app, corsOrigins);
  registerCsrfProtection(app, { publicOrigin, corsOrigins });
  registerErrors(app);
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: compressedFrom,
    globalDecompression: false,
  });
  registerHealth(app, { upstream, domainSuffix: defaultSuffix, lifecycle });
  await registerTrpc(app, { contextOf: callerOf, caches, clock });
  if (settings.DOCS === "on") await (await import("./docs/register-docs.ts")).registerDocs(app);
  registerMedia(app, { upstream, addressKey: ({ ip }) => clientKey(ip) });
  await registerUnsubscribe(app, anonymousContextOf);
  const files = { contextOf: callerOf, slots: createFileSlots() };
  registerTapes(app, files);
  registerClips(app, files);
  const seoDeps = { contextOf: seoContextOf, publicOrigin };
  registerCalendar(app, seoDeps);
  registerFeeds(app, seoDeps);
  registerSearchFeeds(app, { contextOf: anonymousContextOf, publicOrigin });
  registerSitemap(app, seoDeps);
  const drawer = createDrawer(app);
  registerShareImages(app, { contextOf: seoContextOf, drawer });
  registerResumePdfs(app, { ...seoDeps, drawer });
  const secondsLeft = (address: string) => limits.read.client.secondsLeft(clientKey(address));
  const renders = createRenderQueue(settings);
  const pageDeps = { contextOf: anonymousContextOf, clock, publicOrigin, caches, renders, secondsLeft };
  const imageOrigins = settings.IMAGE_ORIGINS;
  if (build) await registerPages(app, { build, imageOrigins, ...pageDeps });
  return app;
}
