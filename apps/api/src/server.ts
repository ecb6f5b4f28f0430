import { join } from "node:path";
import { createLog } from "@callboard/server-kit/create-log";
import { makePrivate } from "@callboard/server-kit/make-private";
import { openTracing } from "@callboard/server-kit/open-tracing";
import { persistedSecret } from "@callboard/server-kit/persisted-secret";
import { serveMetrics } from "@callboard/server-kit/serve-metrics";
import { shutDown } from "@callboard/server-kit/shut-down";
import { listen, startServer, stopOnSignal, tellParent } from "@callboard/server-kit/start-server";
import { buildApp } from "./app.ts";
import { openDatabase } from "./db/open-database.ts";
import { loadDemo } from "./demo/load-demo.ts";
import { type Env, readEnv } from "./env.ts";
import { createMetrics } from "./http/metrics/metrics.ts";
import { redactedPaths } from "./http/server-options.ts";
import { blogOutlineRepository } from "./modules/blog/blog-outline-repository.ts";
import { configuredMedia } from "./modules/media/configured-media.ts";
import { sweepHourly } from "./modules/media/photo/upload-sweep.ts";
import { fillReference } from "./modules/reference/fill-reference.ts";
import { configuredSms } from "./sms/configured-sms.ts";

const service = "callboard-api";

async function start(env: Env) {
  const tracing = await openTracing(env, service, (err) => log.warn({ err }, "traces cannot be sent"));
  const log = createLog(env.LOG_LEVEL, { service, redact: redactedPaths });
  const demo = env.DEMO === "on" ? await loadDemo() : null;
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    onConnectionError: (err) => log.error({ err }, "a database connection failed"),
  });
  try {
    // After the database: whatever the umask, PGlite writes a new one's files as readable by everybody.
    const open = makePrivate(env.DATA_DIR);
    if (open.length > 0) log.warn({ paths: open.slice(0, 5) }, "data that others own, and may read");
    const media = demo ? demo.withDemoImages(configuredMedia(env)) : configuredMedia(env);
    const onProgress = (progress: string) => {
      log.info(progress);
      tellParent({ progress });
    };
    const clock = () => new Date();
    await database.prepare(async (db) => {
      await fillReference(db);
      await blogOutlineRepository(db).createMissing();
      await demo?.seedDemo({ db, clock, onProgress });
    });
    const sms = configuredSms(env, { clock, print: (line) => process.stdout.write(`${line}\n`) });
    const otpKey = env.OTP_KEY ?? persistedSecret(env.DATA_DIR, "otp-key");
    const deps = {
      ...database,
      media,
      uploadFolder: join(env.DATA_DIR, "uploads"),
      clock,
      log,
      clients: env,
    };
    const smsLimits = {
      perDay: env.SMS_PER_DAY,
      perDayAndPrefix: env.SMS_PER_DAY_AND_PREFIX,
      perDayAndClient: env.SMS_PER_DAY_AND_CLIENT,
    };
    const lifecycle = { isShuttingDown: false };
    const { connections } = database;
    const metrics = createMetrics({ connections, dataDir: env.DATA_DIR, textsPerDay: env.SMS_PER_DAY });
    const app = await buildApp({
      ...deps,
      apiKeys: env.API_KEYS,
      sms,
      otpKey,
      smsLimits,
      metrics,
      lifecycle,
    });
    const metricsServer = await serveMetrics(metrics.registry, env);
    const port = await listen(app, env);
    const endSweeps = sweepHourly(deps, log);
    let isStopping = false;
    demo?.prepareImages(media, () => isStopping).catch((err) => log.warn({ err }, "demo images"));
    stopOnSignal(async () => {
      isStopping = true;
      await shutDown(app, lifecycle);
      metricsServer?.close();
      await endSweeps();
      await database.close();
      await tracing?.stop();
    });
    tellParent({ ready: true, port });
  } catch (error) {
    await database.close();
    throw error;
  }
}

await startServer("callboard api", () => start(readEnv()));
