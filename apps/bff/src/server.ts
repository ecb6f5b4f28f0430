import { serveMetrics } from "@callboard/metrics/serve-metrics";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { type Env, readEnv } from "./env.ts";
import { keepNewObjectsYoung } from "./ops/heap.ts";
import { createLog } from "./ops/log.ts";
import { createMetrics } from "./ops/metrics/metrics.ts";
import { shutDown } from "./ops/shutdown.ts";
import { loadWebBuild } from "./pages/web-build.ts";
import { createProvider } from "./provider/create-provider.ts";
import { loggingCircuits } from "./provider/observer.ts";
import { openRedis } from "./redis/redis.ts";
import { configuredKeys } from "./session/configured-keys.ts";

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
  const provider = createProvider(env, clock, undefined, loggingCircuits(metrics.provider.observer, log));
  const redis = env.REDIS_URL ? openRedis({ ...env, REDIS_URL: env.REDIS_URL }, log) : null;
  const deps = { settings: env, provider, redis, sessionKeys, build, clock, log, lifecycle, metrics };
  const app = await buildApp(deps);
  const measured = await serveMetrics(metrics.registry, env);
  const port = await listen(app, env);

  const stop = async () => {
    if (lifecycle.isShuttingDown) return;
    await shutDown(app, lifecycle);
    await provider.dispatcher.destroy();
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
