import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createBrokenLine } from "@callboard/server-kit/test/broken-line";
import supertest from "supertest";
import { describe, expect, it, onTestFinished } from "vitest";
import { buildApp } from "../app.ts";
import { openPostgres } from "../db/postgres.ts";
import type { FileStore } from "../modules/media/files/file-store.ts";
import type { MediaStore } from "../modules/media/media-store.ts";
import { createServerDatabase } from "../test/database.ts";
import { testSmsLimits } from "../test/outbox.ts";

const timeouts = { connect: 500, statement: 500, silence: 700 };
const notAvailable = { success: false, message: "Not available right now. Try again in a minute." };

/** The API over a PostgreSQL at this address, whether one answers there or not. */
async function openOver(url: string) {
  const database = openPostgres(url, () => {}, timeouts);
  const app = await buildApp({
    ...database,
    ...{
      apiKeys: ["key"],
      media: {} as MediaStore,
      privateFiles: {} as FileStore,
      uploadFolder: "",
      clock: () => new Date(),
    },
    ...{ sms: { send: async () => {} }, otpKey: "k", smsLimits: testSmsLimits },
  });
  await app.ready();
  onTestFinished(async () => {
    await app.close();
    await database.close().catch(() => {});
  });
  const agent = supertest(app.server);
  const login = { username: "asha", password: "seven brass lanterns" };
  return {
    database,
    read: () => agent.get("/api/v1/tag/view").set("apikey", "key"),
    readSnapshot: () => agent.get("/api/v1/crowdfunding/ledger/1").set("apikey", "key"),
    write: () => agent.post("/api/v1/auth/login").set("apikey", "key").send(login),
    ready: () => agent.get("/readyz"),
  };
}

type Api = Awaited<ReturnType<typeof openOver>>;

async function expectUnavailable({ read, readSnapshot, write, ready }: Api) {
  const answers = await Promise.all([read(), readSnapshot(), write(), ready()]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  for (const { body } of answers.slice(0, 3)) expect(body).toEqual(notAvailable);
}

/** A port where each connection meets `greet`. */
async function portThat(greet: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    greet(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `postgres://127.0.0.1:${(server.address() as AddressInfo).port}/none`;
}

/** A refusal as PostgreSQL sends it, by its code. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mno\0\0`);
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

describe("without its database, every call says 503", () => {
  it("where the connection is refused", async () => {
    await expectUnavailable(await openOver("postgres://127.0.0.1:1/none"));
  });

  it("where its host has no address", async () => {
    await expectUnavailable(await openOver("postgres://nowhere.invalid/none"));
  });

  it("where nobody answers, and where the pool has no connection to spare", async () => {
    const api = await openOver(await portThat(() => {}));
    await Promise.all([expectUnavailable(api), ...Array.from({ length: 12 }, () => api.read().expect(503))]);
  });

  it("where connections end at once", async () => {
    await expectUnavailable(await openOver(await portThat((socket) => socket.destroy())));
  });

  it.each([
    ["starts or stops", "57P03"],
    ["has no connection left", "53300"],
    ["is told to stop", "57P01"],
  ])("where the server %s", async (_why, code) => {
    await expectUnavailable(await openOver(await portThat((socket) => socket.end(refusal(code)))));
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)("with a server that was there, every call says 503", () => {
  it("while it is cut off or silent, but 500 for a query that it cannot answer", async () => {
    const { url, drop } = await createServerDatabase();
    onTestFinished(drop);
    const direct = new URL(url);
    const line = await createBrokenLine({ host: direct.hostname, port: Number(direct.port || 5432) });
    const overLine = new URL(url);
    overLine.host = `127.0.0.1:${line.port}`;
    const api = await openOver(overLine.href);
    // Without its tables no query works.
    const expectBack = async () => {
      await expect.poll(async () => (await api.ready()).status).toBe(200);
      await api.read().expect(500, { success: false, message: "An error occurred" });
    };
    await expectBack();
    line.cut();
    await expectUnavailable(api);
    line.mend();
    await expectBack();
    line.freezeAll();
    await expectUnavailable(api);
    line.thaw();
    await expectBack();
  });
});
