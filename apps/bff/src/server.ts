import { createLog } from "@callboard/server-kit/create-log";
import { openTracing } from "@callboard/server-kit/open-tracing";
import { serveMetrics } from "@callboard/server-kit/serve-metrics";
import { shutDown } from "@callboard/server-kit/shut-down";
import { listen, startServer, stopOnSignal, tellParent } from "@callboard/server-kit/start-server";
import { buildApp } from "./app.ts";
import { readEnv } from "./env.ts";
import { keepNewObjectsYoung } from "./http/heap.ts";
import { createMetrics } from "./observability/metrics/metrics.ts";
import { openRedis } from "./redis/redis.ts";
import { persistAssetsHourly } from "./rendering/persisted-assets.ts";
import { loadWebBuild } from "./rendering/web-build.ts";
import { configuredKeys } from "./session/configured-keys.ts";
import { createUpstream } from "./upstream/create-upstream.ts";
import { loggingCircuits } from "./upstream/observer.ts";
import { watchCacheVersions } from "./upstream/watch-cache-versions.ts";

const service = "callboard-gateway";

async function start(): Promise<void> {
  keepNewObjectsYoung();
  const env = readEnv();
  const tracing = await openTracing(env, service, (err) => log.warn({ err }, "traces cannot be sent"));
  const log = createLog(env.LOG_LEVEL, { service });
  const build = await loadWebBuild(env.WEB_DIST);
  const endKeeping = await persistAssetsHourly(build, env, log);
  const lifecycle = { isShuttingDown: false };
  const sessionKeys = configuredKeys(env.SESSION_KEYS, log);
  const clock = () => new Date();
  const metrics = createMetrics();
  const upstream = createUpstream(env, clock, {
    observer: loggingCircuits(metrics.upstream.observer, log),
  });
  const redis = env.REDIS_URL ? openRedis({ ...env, REDIS_URL: env.REDIS_URL }, log) : null;
  const deps = { settings: env, upstream, redis, sessionKeys, build, clock, log, lifecycle, metrics };
  const app = await buildApp(deps);
  const metricsServer = await serveMetrics(metrics.registry, env);
  const endWatch = watchCacheVersions(upstream, env.DEFAULT_DOMAIN_SUFFIX);
  const port = await listen(app, env);
  stopOnSignal(async () => {
    endKeeping();
    endWatch();
    await shutDown(app, lifecycle);
    await upstream.dispatcher.destroy();
    redis?.close();
    metricsServer?.close();
    await tracing?.stop();
  });
  tellParent({ ready: true, port });
}

await startServer("callboard gateway", start);
