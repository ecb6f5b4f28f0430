import { createLog } from "@callboard/server-kit/create-log";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { jobQueue } from "../jobs/job-queue.ts";
import { jobRunner } from "../jobs/job-runner.ts";
import { gatherPushes, pushHandler } from "../modules/push/push-job.ts";
import { withCircuit } from "../push/push-circuit.ts";
import { webPushService } from "../push/push-service.ts";
import type { TestApp } from "./app.ts";
import { type PushServer, startPushServer, testPushKeys } from "./push-server.ts";

const pauseMs = 2_000;

/** What the tests of pushes ask the API for, and a push service that has them sent. */
export function pushActs(app: TestApp) {
  const running = {} as { server: PushServer };
  const clock = app.clock.read;
  const queue = jobQueue({ clock });
  beforeAll(async () => {
    running.server = await startPushServer();
    app.push.localService = running.server.origin;
  });
  beforeEach(() => {
    running.server.refusals.clear();
    running.server.taken();
    running.server.tries();
  });
  afterAll(() => running.server.stop());

  const post = (path: string, { bearer }: { bearer: string }, body: object = {}) =>
    app.post(`/api/v1/push/${path}`, body, { bearer });
  const gather = () => gatherPushes({ db: app.db, clock, queue, pauseMs });

  /** A server that works off what was gathered. Two at once are two servers. */
  function createSender(log = createLog("silent", { service: "test", redact: [] })) {
    const keys = { ...testPushKeys, localService: running.server.origin };
    const service = withCircuit(webPushService({ keys, clock }));
    const handlers = [pushHandler({ db: app.db, clock, service })];
    return jobRunner({ db: app.db, clock, log, queue, handlers }).runDue;
  }

  return {
    server: () => running.server,
    ...{ post, gather, createSender },
    subscribe: (person: { bearer: string }, browser: string) =>
      post("subscribe", person, running.server.subscriptionOf(browser)),
    endpoint: (browser: string) => ({ endpoint: running.server.subscriptionOf(browser).endpoint }),
    settings: async ({ bearer }: { bearer: string }) =>
      (await app.get("/api/v1/push/settings", undefined, bearer).expect(200)).body.data,
    /** Gives which browsers got what of what was due after a pause. */
    sendDue: async (ms = pauseMs) => {
      app.clock.pass(ms);
      await gather();
      await createSender()();
      return running.server.taken().map(({ browser, title, body, path }) => [browser, title, body, path]);
    },
  };
}
