import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import supertest, { type Test } from "supertest";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type AppDeps, buildApp } from "../app.ts";
import { diskFiles } from "../modules/media/files/disk-files.ts";
import type { FileStore } from "../modules/media/files/file-store.ts";
import { type MediaStore, mediaStore } from "../modules/media/media-store.ts";
import { testClock } from "./clock.ts";
import { startDatabase } from "./database.ts";
import { testOutbox, testSmsLimits } from "./outbox.ts";
import { testPushKeys } from "./push-server.ts";

export const testApiKey = "key-of-the-tests";
export const testOtpKey = "key-of-the-codes";

type Running = { app: FastifyInstance; media: MediaStore; privateFiles: FileStore };
/** `client` is the address that the gateway names, `knownAs` the accounts that signed in on the same browser before. */
type Caller = { bearer?: string; domain?: string; client?: string; knownAs?: number[] };

function withHeaders(request: Test, { bearer, domain, client, knownAs }: Caller): Test {
  request.set("apikey", testApiKey);
  if (client) request.set("x-client-address", client);
  if (knownAs) request.set("x-known-accounts", knownAs.join());
  if (domain) request.set("x-domain-suffix", domain);
  if (bearer) request.set("authorization", `Bearer ${bearer}`);
  return request;
}

/**
 * The API over a database and a media folder of this file's own, with a clock that a test moves and an outbox that
 * it reads. `get`, `post` and `remove` ask it with a valid key.
 */
export function startApp(
  change: Partial<
    Pick<
      AppDeps,
      "sms" | "smsLimits" | "isScreening" | "imageOrigins" | "log" | "clients" | "metrics" | "push"
    >
  > = {},
) {
  const database = startDatabase();
  const running = {} as Running;
  const folder = mkdtempSync(join(tmpdir(), "callboard-api-"));
  const clock = testClock();
  const { outbox, sms } = testOutbox();
  const push = { publicKey: testPushKeys.publicKey, localService: undefined as string | undefined };
  beforeAll(async () => {
    running.media = mediaStore(diskFiles(join(folder, "media")));
    running.privateFiles = diskFiles(join(folder, "private"));
    running.app = await buildApp({
      ...database.current,
      apiKeys: ["another-key", testApiKey],
      staffApiKeys: [testApiKey],
      media: running.media,
      privateFiles: running.privateFiles,
      uploadFolder: join(folder, "uploads"),
      isScreening: true,
      clock: clock.read,
      sms,
      otpKey: testOtpKey,
      smsLimits: testSmsLimits,
      push,
      ...change,
    });
    // Listens once for all requests: a test may send many at the same time.
    await running.app.listen({ host: "127.0.0.1", port: 0 });
  });
  beforeEach(() => {
    clock.reset();
    outbox.clear();
  });
  afterAll(async () => {
    await running.app?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const ask = () => supertest(running.app.server);
  return {
    clock,
    outbox,
    push,
    get db() {
      return database.current.db;
    },
    get media() {
      return running.media;
    },
    get privateFiles() {
      return running.privateFiles;
    },
    uploadFolder: join(folder, "uploads"),
    get port() {
      return (running.app.server.address() as AddressInfo).port;
    },
    bare: ask,
    get: (path: string, domain?: string, bearer?: string) =>
      withHeaders(ask().get(path), { ...(domain && { domain }), ...(bearer && { bearer }) }),
    post: (path: string, body: object | string, caller: Caller = {}) =>
      withHeaders(ask().post(path), caller).type("json").send(body),
    remove: (path: string, caller: Caller = {}) => withHeaders(ask().delete(path), caller),
  };
}

export type TestApp = ReturnType<typeof startApp>;
