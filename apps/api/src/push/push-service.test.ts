import type { lookup } from "node:dns";
import { once } from "node:events";
import { createServer } from "node:net";
import { createBrokenLine } from "@callboard/server-kit/test/broken-line";
import { offeredProtocols } from "@callboard/server-kit/test/offered-protocols";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type PushServer, startPushServer, testPushKeys } from "../test/push-server.ts";
import { withCircuit } from "./push-circuit.ts";
import { type PushService, webPushService } from "./push-service.ts";

let server: PushServer;
let service: PushService;
beforeAll(async () => {
  server = await startPushServer();
});
beforeEach(() => {
  server.refusals.clear();
  server.tries();
  const keys = { ...testPushKeys, localService: server.origin };
  service = webPushService({ keys, clock: () => new Date() });
});
afterAll(() => server.stop());

const pushTo = (endpoint = server.subscriptionOf("laptop").endpoint, keys = {}) => ({
  target: { endpoint, ...server.subscriptionOf("laptop").keys, ...keys },
  text: JSON.stringify({ id: 1, title: "Messages", body: "Asha wrote to you", path: "/account" }),
  ...{ ttl: 60, topic: "n1" },
});
const failed = (sending: Promise<unknown>) =>
  sending.then(
    () => null,
    ({ kind, message, retryAfter }) => ({ kind, message, retryAfter }),
  );

describe("sending", () => {
  it("brings what it says to the browser", async () => {
    await service.send(pushTo());
    expect(server.taken()).toMatchObject([{ browser: "laptop", body: "Asha wrote to you", ttl: 60 }]);
  });

  it.each([
    [{ status: 410 }, "gone", null],
    [{ status: 404 }, "gone", null],
    [{ status: 400 }, "refused", null],
    [{ status: 302 }, "refused", null],
    [{ status: 500 }, "unavailable", null],
    [{ status: 429 }, "unavailable", 60_000],
    [{ status: 429, retryAfter: "7" }, "unavailable", 7_000],
    [{ status: 429, retryAfter: "999999" }, "unavailable", 3_600_000],
    [{ status: 429, retryAfter: "Thu, 01 Jan 1970 00:00:00 GMT" }, "unavailable", 1_000],
  ] as const)("fails with %j as %s", async (refusal, kind, retryAfter) => {
    server.refusals.set("all", refusal);
    expect(await failed(service.send(pushTo()))).toMatchObject({ kind, retryAfter });
  });

  it("goes nowhere but to services on the internet and the one that is named", async () => {
    const { port } = new URL(server.origin);
    for (const address of [`https://127.0.0.1:${port}/laptop`, `http://localhost:${port}/laptop`])
      expect(await failed(service.send(pushTo(address)))).toMatchObject({ kind: "gone" });
    // A name that leads to this machine, as an attacker's would.
    const here = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(null, [{ address: "127.0.0.1", family: 4 }])) as unknown as typeof lookup;
    const keys = { ...testPushKeys, localService: undefined };
    const strict = webPushService({ keys, clock: () => new Date(), find: here });
    const outcome = await failed(strict.send(pushTo("https://push.services.com/laptop")));
    expect(outcome).toMatchObject({ kind: "unavailable", message: expect.stringContaining("EPRIVATE") });
    expect(server.tries()).toBe(0);
  });

  it("fails for a browser whose key is none", async () => {
    const p256dh = `B${"A".repeat(86)}`;
    expect(await failed(service.send(pushTo(undefined, { p256dh })))).toMatchObject({ kind: "gone" });
  });

  it("gives up where nobody answers and the program is about to end, and does not repeat the address", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as { port: number };
    const keys = { ...testPushKeys, localService: `http://127.0.0.1:${port}` };
    const waiting = webPushService({ keys, clock: () => new Date() });
    const ending = AbortSignal.timeout(100);
    const outcome = await failed(waiting.send(pushTo(`http://127.0.0.1:${port}/canary`), ending));
    expect(outcome).toMatchObject({ kind: "unavailable" });
    expect(JSON.stringify(outcome)).not.toContain("canary");
    silent.close();
  });
});

describe("a connection to a push service", () => {
  it("is one of HTTP/1.1, which ends with the push that timed out on it", async () => {
    const offered = offeredProtocols((port) => {
      const keys = { ...testPushKeys, localService: `https://127.0.0.1:${port}` };
      return webPushService({ keys, clock: () => new Date() }).send(
        pushTo(`https://127.0.0.1:${port}/laptop`),
      );
    });
    expect(await offered).toEqual(["http/1.1"]);
  });

  it("that falls silent is given up, and the next push is sent over another", async () => {
    const line = await createBrokenLine({ host: "127.0.0.1", port: Number(new URL(server.origin).port) });
    const keys = { ...testPushKeys, localService: `http://127.0.0.1:${line.port}` };
    const overLine = webPushService({ keys, clock: () => new Date() });
    const push = pushTo(`http://127.0.0.1:${line.port}/laptop`);
    const sent = (signal?: AbortSignal) => failed(overLine.send(push, signal));
    line.freezeAll();
    expect(await sent(AbortSignal.timeout(300))).toMatchObject({ kind: "unavailable" });
    line.thaw();
    // It is signed for the address of the line, which is not the service's.
    expect(await sent()).toMatchObject({ kind: "refused", message: "The push service answered 403" });
  });
});

describe("the circuit", () => {
  it("leaves a service alone that has failed five times in a row, for a while, and no other", async () => {
    const other = await startPushServer();
    const pause = 300;
    const send: PushService = {
      send: (push, signal) =>
        push.target.endpoint.startsWith(other.origin) ? Promise.resolve() : service.send(push, signal),
    };
    const circuit = withCircuit(send, { pause });
    server.refusals.set("all", { status: 503 });
    for (let times = 0; times < 8; times += 1) await failed(circuit.send(pushTo()));
    expect(server.tries()).toBe(5);
    expect(await failed(circuit.send(pushTo()))).toMatchObject({ kind: "unavailable", retryAfter: pause });
    expect(await failed(circuit.send(pushTo(`${other.origin}/x`)))).toBeNull();
    server.refusals.clear();
    await expect.poll(() => failed(circuit.send(pushTo())), { timeout: 5_000 }).toBeNull();
    await other.stop();
  });

  it("stays closed for browsers that are gone", async () => {
    const circuit = withCircuit(service);
    server.refusals.set("all", { status: 410 });
    for (let times = 0; times < 8; times += 1) await failed(circuit.send(pushTo()));
    expect(server.tries()).toBe(8);
  });
});
