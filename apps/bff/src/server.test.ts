import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { blogListOf, envelopeOf, pagination } from "./test/fixtures.ts";
import { startServer } from "./test/start-server.ts";
import { createRawUpstream } from "./test/test-app.ts";

async function occupiedPort(): Promise<number> {
  const server: Server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

/** A upstream that takes its time over lists of articles; `noticed` are the ids of requests for them. */
async function createSlowUpstream(ms: number) {
  const noticed = new Set<string>();
  const url = await createRawUpstream(async ({ url, headers }, response) => {
    if (url?.includes("/blog/view")) {
      noticed.add(String(headers["x-request-id"]));
      await sleep(ms);
      response.end(JSON.stringify(blogListOf(1)));
    } else response.end(JSON.stringify(envelopeOf({ rows: [], pagination })));
  });
  return { url, noticed };
}

type Ending = { id: string; status: number | "none"; connection?: string | null };

/** Asks again and again, for another page each time, until nobody answers. */
async function keepAsking(address: string, name: string, endings: Ending[]): Promise<void> {
  for (let count = 1; endings.at(-1)?.status !== "none"; count += 1) {
    const id = `${name}-${count}`;
    const input = encodeURIComponent(JSON.stringify({ search: id }));
    try {
      const answer = await fetch(`${address}/trpc/blog.list?input=${input}`, {
        headers: { "x-request-id": id },
      });
      await answer.json();
      endings.push({ id, status: answer.status, connection: answer.headers.get("connection") });
    } catch {
      endings.push({ id, status: "none" });
      return;
    }
  }
}

const exitsWithin = 10_000;
/** Newcomers are taken for a second, on a busy machine for up to four; connections are cut after eight and a half. In ms. */
const endsWithin = 6_000;

describe("the program", () => {
  it("on SIGTERM under load is unready at once, finishes what it accepted, and ends", async () => {
    const upstream = await createSlowUpstream(400);
    const { child, ended, ready } = await startServer({ UPSTREAM_URL: upstream.url });
    const address = `http://127.0.0.1:${await ready}`;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const endings: Ending[] = [];
    const load = Array.from({ length: 40 }, (_, client) => keepAsking(address, `client-${client}`, endings));
    await expect.poll(() => endings.length, { timeout: 10_000 }).toBeGreaterThan(40);

    child.kill("SIGTERM");
    const began = performance.now();
    const unready = expect
      .poll(() => fetch(`${address}/readyz`).then(({ status }) => status), { interval: 10 })
      .toBe(503);
    await unready;
    const { code, errors } = await ended;
    expect([code, errors]).toEqual([0, ""]);
    expect(performance.now() - began).toBeLessThan(exitsWithin);
    await Promise.all(load);

    const answered = endings.filter(({ status }) => status === 200);
    expect(new Set(endings.map(({ status }) => status))).toEqual(new Set([200, "none"]));
    // Whatever had reached the upstream through it was answered.
    const known = new Set(answered.map(({ id }) => id));
    expect([...upstream.noticed].filter((id) => !known.has(id))).toEqual([]);
    expect(answered.filter(({ connection }) => connection === "close").length).toBeGreaterThan(0);
  }, 40_000);

  it("on SIGTERM waits for a slow answer, and takes nobody new meanwhile", async () => {
    const upstream = await createSlowUpstream(3_000);
    const { child, ended, ready } = await startServer({ UPSTREAM_URL: upstream.url });
    const address = `http://127.0.0.1:${await ready}`;
    const accepted = fetch(`${address}/trpc/blog.list`);
    await expect.poll(() => upstream.noticed.size).toBe(1);
    child.kill("SIGTERM");
    await expect
      .poll(() => fetch(`${address}/readyz`).catch(() => "closed"), { timeout: 2_500 })
      .toBe("closed");
    const { status, headers } = await accepted;
    expect([status, headers.get("connection")]).toEqual([200, "close"]);
    expect(await ended).toEqual({ code: 0, errors: "" });
  }, 15_000);

  it("on SIGTERM ends without waiting for connections on which nothing is asked", async () => {
    const { child, ended, ready } = await startServer();
    const port = await ready;
    const sockets = Array.from({ length: 3 }, () => connect(port, "127.0.0.1"));
    for (const socket of sockets) {
      onTestFinished(() => void socket.destroy());
      socket.write("GET /healthz HTTP/1.1\r\nHost: callboard.in\r\n\r\n");
      const [answer] = await once(socket, "data");
      expect(String(answer)).toMatch(/\r\nconnection: keep-alive\r\n/i);
    }
    expect(sockets.map(({ readyState }) => readyState)).toEqual(Array(3).fill("open"));
    child.kill("SIGTERM");
    const began = performance.now();
    expect(await ended).toEqual({ code: 0, errors: "" });
    expect(performance.now() - began).toBeLessThan(endsWithin);
  });

  it("names a taken port in one line", async () => {
    const port = await occupiedPort();
    const { ended } = await startServer({ PORT: String(port) });
    const errors = `callboard gateway: port ${port} on 127.0.0.1 is taken; set PORT to another one\n`;
    expect(await ended).toEqual({ code: 1, errors });
  });

  it.each([
    [
      "bad settings",
      { PORT: "many", UPSTREAM_API_KEY: "" },
      /bad settings: (?=.*PORT)(?=.*UPSTREAM_API_KEY)/,
    ],
    ["a missing build", { WEB_DIST: "/nowhere" }, /no web build in \/nowhere/],
  ])("names %s in one line", async (_name, changes, line) => {
    const { code, errors } = await (await startServer(changes)).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(line);
    expect(errors.trim().split("\n")).toHaveLength(1);
  });
});
