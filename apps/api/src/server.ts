import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { serveMetrics } from "@callboard/server-kit/serve-metrics";
import { pino } from "pino";
import { buildApp } from "./app.ts";
import { openDatabase } from "./db/open-database.ts";
import { loadDemo } from "./demo/load-demo.ts";
import { type Env, readEnv } from "./env.ts";
import { createMetrics } from "./http/metrics/metrics.ts";
import { redactedPaths } from "./http/server-options.ts";
import { keptKey } from "./kept-key.ts";
import { blogOutlineRepository } from "./modules/blog/blog-outline-repository.ts";
import { configuredMedia } from "./modules/media/configured-media.ts";
import { sweepHourly } from "./modules/media/photo/upload-sweep.ts";
import { fillReference } from "./modules/reference/fill-reference.ts";
import { configuredSms } from "./sms/configured-sms.ts";
import { StartError } from "./start-error.ts";

/** Tells a parent process how far the start is, when there is one. */
const report = (message: { progress: string } | { ready: true; port: number }) => process.send?.(message);

async function start(env: Env) {
  const log = pino({ level: env.LOG_LEVEL, redact: redactedPaths });
  const demo = env.DEMO === "on" ? await loadDemo() : null;
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    onConnectionError: (err) => log.error({ err }, "a database connection failed"),
  });
  try {
    const media = demo ? demo.withDemoImages(configuredMedia(env)) : configuredMedia(env);
    const onProgress = (progress: string) => {
      log.info(progress);
      report({ progress });
    };
    const clock = () => new Date();
    await database.prepare(async (db) => {
      await fillReference(db);
      await blogOutlineRepository(db).createMissing();
      await demo?.seedDemo({ db, clock, onProgress });
    });
    const sms = configuredSms(env, { clock, print: (line) => process.stdout.write(`${line}\n`) });
    const otpKey = env.OTP_KEY ?? keptKey(env.DATA_DIR, "otp-key");
    const deps = { ...database, media, uploadFolder: join(env.DATA_DIR, "uploads"), clock, log };
    const metrics = createMetrics({ connections: database.connections, dataDir: env.DATA_DIR });
    const app = await buildApp({ ...deps, apiKeys: env.API_KEYS, sms, otpKey, metrics });
    const measured = await openMetrics(metrics.registry, env);
    await listen(app, env);
    const endSweeps = sweepHourly(deps, log);
    let isStopping = false;
    demo?.prepareImages(media, () => isStopping).catch((err) => log.warn({ err }, "demo images"));
    stopOnSignal(async () => {
      isStopping = true;
      await app.close();
      measured?.close();
      await endSweeps();
    }, database.close);
    report({ ready: true, port: (app.server.address() as AddressInfo).port });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Offers the program's measurements, where the settings say so. */
function openMetrics(...door: Parameters<typeof serveMetrics>) {
  return serveMetrics(...door).catch((error: Error) => {
    throw new StartError(error.message);
  });
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { HOST, PORT }: Env) {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") throw new StartError(`port ${PORT} is taken; set PORT to another one`);
    throw new StartError(`cannot listen on ${HOST}:${PORT} (${code})`);
  }
}

/** Stops accepting, finishes what was accepted, closes the database; also when the parent process is gone. */
function stopOnSignal(closeApp: () => Promise<void>, closeDatabase: () => Promise<void>) {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await closeApp();
    await closeDatabase();
    process.exit(0);
  };
  for (const event of ["SIGTERM", "SIGINT", "disconnect"]) process.on(event, stop);
}

try {
  await start(readEnv());
} catch (error) {
  const isForPerson = error instanceof StartError;
  const lines = isForPerson
    ? error.message.split("\n")
    : [String(error instanceof Error ? error.stack : error)];
  for (const line of lines) process.stderr.write(`callboard api: ${line}\n`);
  process.exit(1);
}
