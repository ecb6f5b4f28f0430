import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pino } from "pino";
import { buildApp } from "./app.ts";
import { openDatabase } from "./db/open-database.ts";
import { fillDemo } from "./demo/seed.ts";
import { type Env, readEnv } from "./env.ts";
import { redactedPaths } from "./http/server-options.ts";
import { keptKey } from "./kept-key.ts";
import { diskMediaStore } from "./modules/media/media-store.ts";
import { configuredSms } from "./sms/configured-sms.ts";
import { StartError } from "./start-error.ts";

/** Tells a parent process how far the start is, when there is one. */
const report = (message: { progress: string } | { ready: true; port: number }) => process.send?.(message);

async function start(env: Env) {
  const log = pino({ level: env.LOG_LEVEL, redact: redactedPaths });
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    onConnectionError: (err) => log.error({ err }, "a database connection failed"),
  });
  try {
    const media = diskMediaStore(join(env.DATA_DIR, "media"));
    const onProgress = (progress: string) => {
      log.info(progress);
      report({ progress });
    };
    const clock = () => new Date();
    await database.prepare((db) =>
      env.DEMO === "on" ? fillDemo({ db, media, clock, onProgress }) : Promise.resolve(),
    );
    const sms = configuredSms(env, { clock, print: (line) => process.stdout.write(`${line}\n`) });
    const otpKey = env.OTP_KEY ?? keptKey(env.DATA_DIR, "otp-key");
    const app = await buildApp({ ...database, apiKeys: env.API_KEYS, media, clock, sms, otpKey, log });
    await listen(app, env);
    stopOnSignal(app.close.bind(app), database.close);
    report({ ready: true, port: (app.server.address() as AddressInfo).port });
  } catch (error) {
    await database.close();
    throw error;
  }
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
