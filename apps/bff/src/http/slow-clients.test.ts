import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { healthyAnswer } from "../test/fake-upstream.ts";
import { startServer } from "../test/start-server.ts";
import { createRawUpstream } from "../test/test-app.ts";

const clients = 1_000;
/** When the last of them has to be gone, in ms after the last one came. */
const patience = 15_000;
/** How much of that one round of asking uses up at most, in ms: on a busy machine every clock but the wall's is late. */
const roundAtMost = 150;
const dripEvery = 1_000;

const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, "Host: callboard.in", ...headers, "", ""].join("\r\n");
const long = "Content-Length: 100000";
const json = "Content-Type: application/json";
const form = "Content-Type: multipart/form-data; boundary=x";

/** What a slow client says at once, and what it drips afterwards. */
const manners: Record<string, { first: string; drip: string }> = {
  "says nothing": { first: "", drip: "" },
  "says nothing more after an answer": { first: request("GET /healthz"), drip: "" },
  "drips headers": { first: "GET / HTTP/1.1\r\nHost: callboard.in\r\n", drip: "x-more: 1\r\n" },
  "drips headers after an answer": {
    first: `${request("GET /healthz")}GET / HTTP/1.1\r\n`,
    drip: "x-more: 1\r\n",
  },
  "drips a body": { first: request("POST /trpc/session.current", json, long), drip: " " },
  "drips a body in chunks": {
    first: request("POST /trpc/session.current", json, "Transfer-Encoding: chunked"),
    drip: "1\r\n \r\n",
  },
  "drips a body in place of a form": { first: request("POST /trpc/event.create", json, long), drip: " " },
  "drips a form that nobody asked for": { first: request("POST /trpc/event.create", form, long), drip: "x" },
  "drips a body that is too long": {
    first: request("POST /trpc/session.current", json, "Content-Length: 100000000"),
    drip: " ",
  },
  "drips a body that no procedure takes": {
    first: request("POST /trpc/blog.list", "Content-Type: text/plain", long),
    drip: "x",
  },
  "drips a body to a read": { first: request("GET /trpc/blog.list", long), drip: "x" },
};

/** Resolves when the connection is gone, with how long it lasted, in ms. */
function behave(port: number, { first, drip }: { first: string; drip: string }): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const began = performance.now();
  // Who has something to say goes on, whatever is answered.
  const socket: Socket = connect({ port, host: "127.0.0.1", allowHalfOpen: drip !== "" });
  socket.on("error", () => undefined).resume();
  if (first) socket.write(first);
  const timer = setInterval(() => drip && socket.writable && socket.write(drip), dripEvery);
  const leave = () => {
    clearInterval(timer);
    socket.destroy();
  };
  socket.on("close", () => {
    clearInterval(timer);
    resolve(performance.now() - began);
  });
  onTestFinished(leave);
  return promise;
}

async function startGateway() {
  const UPSTREAM_URL = await createRawUpstream((asked, response) => {
    response.end(JSON.stringify(healthyAnswer((asked.url ?? "").replace("/api/v1", ""))));
  });
  const { ready } = await startServer({ UPSTREAM_URL });
  const port = await ready;
  return { port, address: `http://127.0.0.1:${port}` };
}

describe("a thousand slow clients", () => {
  it("are gone within fifteen seconds, whatever they drip, while others are answered", async () => {
    const { port, address } = await startGateway();
    const names = Object.keys(manners);
    const lasted = new Map<string, number>();
    let left = clients;
    for (let index = 0; index < clients; index += 1) {
      const name = names[index % names.length] as string;
      void behave(port, manners[name] as { first: string; drip: string }).then((ms) => {
        left -= 1;
        lasted.set(name, Math.max(lasted.get(name) ?? 0, Math.round(ms)));
      });
      if (index % 50 === 0) await sleep(1);
    }
    let spent = 0;
    const statuses: number[] = [];
    for (let round = 0; left > 0 && spent < patience; round += 1) {
      const began = performance.now();
      const path = round % 2 === 0 ? "/healthz" : `/trpc/blog.list?input={"page":${round}}`;
      statuses.push((await fetch(address + path)).status);
      await sleep(50);
      spent += Math.min(performance.now() - began, roundAtMost);
    }
    expect([left, names.filter((name) => !lasted.has(name))]).toEqual([0, []]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(statuses.length).toBeGreaterThan(20);
  }, 120_000);
});
