import { join } from "node:path";
import { createLog } from "@callboard/server-kit/create-log";
import { makePrivate } from "@callboard/server-kit/make-private";
import { openTracing } from "@callboard/server-kit/open-tracing";
import { persistedSecret } from "@callboard/server-kit/persisted-secret";
import { serveMetrics } from "@callboard/server-kit/serve-metrics";
import { shutDown } from "@callboard/server-kit/shut-down";
import { StartError } from "@callboard/server-kit/start-error";
import { listen, startServer, stopOnSignal, tellParent } from "@callboard/server-kit/start-server";
import { buildApp } from "./app.ts";
import { configuredJobs } from "./configured-jobs.ts";
import { openDatabase } from "./db/open-database.ts";
import { loadDemo } from "./demo/load-demo.ts";
import { type Env, readEnv, staffApiKeysOf } from "./env.ts";
import { createMetrics } from "./http/metrics/metrics.ts";
import { redactedPaths } from "./http/server-options.ts";
import { fillLater } from "./jobs/fill-later.ts";
import { hourly } from "./jobs/hourly.ts";
import { jobListRepository } from "./jobs/job-list-repository.ts";
import { mailQueue } from "./mail/mail-queue.ts";
import { articleRepository } from "./modules/article/article-repository.ts";
import { publishOnTime } from "./modules/article/publish-on-time.ts";
import { sweepExports } from "./modules/article-export/sweep-exports.ts";
import { sweepImports } from "./modules/article-import/sweep-imports.ts";
import { blogAuthorRepository } from "./modules/blog/blog-author-repository.ts";
import { blogOutlineRepository } from "./modules/blog/blog-outline-repository.ts";
import { sweepClips } from "./modules/clip/clip-files.ts";
import { sweepConversationFiles } from "./modules/conversation/sweep-files.ts";
import { eventTokenRepository } from "./modules/event/event-token-repository.ts";
import { adoptImages } from "./modules/image/adopt-images.ts";
import { measureLater } from "./modules/image/measure-images.ts";
import { configuredMedia, configuredPrivateFiles } from "./modules/media/configured-media.ts";
import { filePieces } from "./modules/media/files/file-pieces.ts";
import { sweepHourly } from "./modules/media/photo/upload-sweep.ts";
import { gatherOnTime } from "./modules/notification/notification-mail-job.ts";
import { notificationSender } from "./modules/notification/notification-sender.ts";
import { profileIndexRepository } from "./modules/profile/search/profile-index-repository.ts";
import { sweepLists } from "./modules/profile-list/sweep-lists.ts";
import { pushOnTime } from "./modules/push/push-job.ts";
import { pushSubscriptionRepository } from "./modules/push/push-subscription-repository.ts";
import { fillReference } from "./modules/reference/fill-reference.ts";
import { sweepSearches } from "./modules/saved-search/sweep-searches.ts";
import { tellOnTime } from "./modules/saved-search/tell-gathered.ts";
import { staffRepository } from "./modules/staff/staff-repository.ts";
import { liftOnTime } from "./modules/suspension/lift-on-time.ts";
import { sweepTapes } from "./modules/tape/sweep-tapes.ts";
import { configuredPush } from "./push/push-env.ts";
import { configuredSms } from "./sms/configured-sms.ts";

const service = "callboard-api";
/** How long a push waits for more of them, and for a page that is open to read what it says. In ms. */
const pushPauseMs = 2_000;
const demoStaffText =
  "the database holds the demo's staff, who sign in without a second factor, and this is no demo on loopback: take them away with `npm run staff -- remove-demo`";

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
    const print = (line: string) => void process.stdout.write(`${line}\n`);
    await database.prepare(async (db) => {
      await fillReference(db);
      await blogOutlineRepository(db).createMissing();
      await demo?.seedDemo({ db, clock, onProgress });
      await articleRepository(db).adopt();
      await adoptImages(db, clock());
      if (env.DEMO_STAFF === "on") await demo?.seedStaff({ db, clock });
      else if (await staffRepository(db).hasDemo()) throw new StartError(demoStaffText);
    });
    const sms = configuredSms(env, { clock, print });
    const otpKey = env.OTP_KEY ?? persistedSecret(env.DATA_DIR, "otp-key");
    const deps = {
      ...database,
      media,
      privateFiles: configuredPrivateFiles(env),
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
    const { countByState, lateSeconds } = jobListRepository(database.db);
    const metrics = createMetrics({
      ...{ connections, dataDir: env.DATA_DIR, textsPerDay: env.SMS_PER_DAY },
      jobs: { countByState, lateSeconds: () => lateSeconds(clock()) },
    });
    const jobDeps = { ...deps, metrics, print, serverKey: otpKey };
    const { queue, runner } = configuredJobs(env, jobDeps);
    const push = configuredPush(env);
    const app = await buildApp({
      ...deps,
      apiKeys: env.API_KEYS,
      staffApiKeys: staffApiKeysOf(env),
      imageOrigins: env.IMAGE_ORIGINS,
      isScreening: env.SCREENING === "on",
      sms,
      queue,
      otpKey,
      smsLimits,
      push,
      metrics,
      lifecycle,
    });
    const metricsServer = await serveMetrics(metrics.registry, env);
    const port = await listen(app, env);
    const endSweeps = sweepHourly(deps, log);
    const transfers = { ...deps, pieces: filePieces(deps.privateFiles) };
    const sweepTransfers = () =>
      Promise.all([
        ...[sweepImports(transfers), sweepExports(transfers)],
        ...[sweepConversationFiles(transfers), sweepTapes(transfers), sweepClips(transfers)],
      ]);
    const endTransferSweeps = hourly(
      sweepTransfers,
      "files of imports, exports, messages, tapes and clips cannot be deleted",
      log,
    );
    const endSchedule = publishOnTime(deps, log);
    const mails = mailQueue({ queue, serverKey: otpKey });
    const endLifts = liftOnTime({ ...deps, mails }, log);
    const gathering = { db: database.db, clock, queue, pauseMs: env.MAIL_PAUSE_SECONDS * 1_000 };
    const endGathering = gatherOnTime(gathering, log);
    const endPushes = push ? pushOnTime({ ...gathering, pauseMs: pushPauseMs }, log) : async () => {};
    const telling = { db: database.db, clock, notifications: notificationSender({ clock }) };
    const endTelling = tellOnTime(telling, log);
    const searching = { db: database.db, clock };
    const sweepSaved = () => Promise.all([sweepSearches(searching), sweepLists(searching)]);
    const endSavedSweeps = hourly(sweepSaved, "saved searches and lists cannot be swept", log);
    const sweepBrowsers = () => pushSubscriptionRepository(database.db).sweep(clock());
    const endBrowserSweeps = hourly(sweepBrowsers, "browsers with pushes cannot be swept", log);
    runner.start();
    let isStopping = false;
    demo?.prepareImages(media, () => isStopping).catch((err) => log.warn({ err }, "demo images"));
    measureLater({ db: database.db, media }, () => isStopping, log);
    const fillings = [
      { fill: profileIndexRepository(database.db).fill, failure: "profiles cannot be made findable" },
      { fill: blogAuthorRepository(database.db).fill, failure: "authors cannot be given their pages" },
      { fill: eventTokenRepository(database.db).fill, failure: "filters cannot be made to find all calls" },
    ];
    for (const filling of fillings) fillLater({ ...filling, isOver: () => isStopping, log });
    stopOnSignal(async () => {
      isStopping = true;
      await Promise.all([shutDown(app, lifecycle), runner.stop()]);
      metricsServer?.close();
      await endSweeps();
      await endTransferSweeps();
      await endSchedule();
      await endLifts();
      await endGathering();
      await endPushes();
      await endTelling();
      await endSavedSweeps();
      await endBrowserSweeps();
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
