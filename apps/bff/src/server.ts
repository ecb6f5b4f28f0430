import { serveMetrics } from "@callboard/server-kit/serve-metrics";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { type Env, readEnv } from "./env.ts";
import { keepNewObjectsYoung } from "./http/heap.ts";
import { shutDown } from "./http/shutdown.ts";
import { createLog } from "./observability/log.ts";
import { createMetrics } from "./observability/metrics/metrics.ts";
import { openRedis } from "./redis/redis.ts";
import { loadWebBuild } from "./rendering/web-build.ts";
import { configuredKeys } from "./session/configured-keys.ts";
import { createUpstream } from "./upstream/create-upstream.ts";
import { loggingCircuits } from "./upstream/observer.ts";

async function listen(app: FastifyInstance, { PORT, HOST }: Env): Promise<number> {
  try {
    await app.listen({ port: PORT, host: HOST });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason = code === "EADDRINUSE" ? "is taken" : `cannot be used (${code})`;
    throw new Error(`port ${PORT} on ${HOST} ${reason}; set PORT to another one`, { cause });
  }
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : PORT;
}

async function start(): Promise<void> {
  keepNewObjectsYoung();
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const build = await loadWebBuild(env.WEB_DIST);
  const lifecycle = { isShuttingDown: false };
  const sessionKeys = configuredKeys(env.SESSION_KEYS, log);
  const clock = () => new Date();
  const metrics = createMetrics();
  const upstream = createUpstream(env, clock, undefined, loggingCircuits(metrics.upstream.observer, log));
  const redis = env.REDIS_URL ? openRedis({ ...env, REDIS_URL: env.REDIS_URL }, log) : null;
  const deps = { settings: env, upstream, redis, sessionKeys, build, clock, log, lifecycle, metrics };
  const app = await buildApp(deps);
  const measured = await serveMetrics(metrics.registry, env);
  const port = await listen(app, env);

  const stop = async () => {
    if (lifecycle.isShuttingDown) return;
    await shutDown(app, lifecycle);
    await upstream.dispatcher.destroy();
    redis?.close();
    measured?.close();
    process.exit(0);
  };
  // "disconnect": the process that started this one is gone.
  for (const event of ["SIGTERM", "SIGINT", "disconnect"]) process.on(event, stop);
  process.send?.({ ready: true, port });
}

start().catch((error: Error) => {
  process.stderr.write(`callboard gateway: ${error.message}\n`);
  process.exit(1);
});
