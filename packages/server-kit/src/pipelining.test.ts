import type { RequestListener, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { createHttpServer } from "./http-server.ts";

const timeouts = { requestTimeout: 10_000, keepAliveTimeout: 10_000, connectionTimeout: 10_000 };

async function listen(answer: RequestListener) {
  const server = createHttpServer(timeouts, answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Sends requests in one go; `text` is what has come back so far. */
function send(port: number, requests: string[]) {
  const socket: Socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const sent = { socket, text: "", isClosed: false };
  socket
    .on("error", () => undefined)
    .on("data", (data) => {
      sent.text += data;
    });
  socket.on("close", () => {
    sent.isClosed = true;
  });
  socket.write(requests.join(""));
  return sent;
}

const get = (path: string | number) => `GET /${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const gets = (count: number, name = "") =>
  Array.from({ length: count }, (_, index) => get(`${name}${index}`));
const pathsIn = (text: string) => [...text.matchAll(/<(.*?)>/g)].map(([, path]) => path);

describe("requests of one connection", () => {
  it("are answered one after the other, in their order, also those with bodies", async () => {
    let [underWay, most] = [0, 0];
    const port = await listen(async (request, response) => {
      underWay += 1;
      most = Math.max(most, underWay);
      const body = (await request.toArray()).join("");
      await sleep(1);
      underWay -= 1;
      response.end(`<${request.url}${body}>`);
    });
    const post = (name: string) => `POST /${name} HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc`;
    const sent = send(port, [...gets(40), post("x"), post("y"), get("z")]);
    const expected = [...Array.from({ length: 40 }, (_, index) => `/${index}`), "/xabc", "/yabc", "/z"];
    await expect.poll(() => pathsIn(sent.text)).toEqual(expected);
    expect(most).toBe(1);
  });

  it("are read as far as they are answered: many thousands of them get through", async () => {
    const port = await listen((request, response) => void response.end(`<${request.url}>`));
    const long = "x".repeat(2_000);
    const sent = send(port, gets(3_000, long));
    await expect.poll(() => pathsIn(sent.text).length, { timeout: 20_000 }).toBe(3_000);
  }, 30_000);

  it("end it where more than a hundred wait", async () => {
    const held: ServerResponse[] = [];
    const port = await listen((_request, response) => void held.push(response));
    const [many, more] = [send(port, gets(101)), send(port, gets(102))];
    await expect.poll(() => more.isClosed).toBe(true);
    expect([held.length, many.isClosed]).toEqual([2, false]);
  });

  it("end it where two thousand of all connections wait, until those are gone", async () => {
    const held: ServerResponse[] = [];
    const port = await listen((request, response) => {
      if (request.url === "/now") response.end("<now>");
      else held.push(response);
    });
    const clients = Array.from({ length: 20 }, () => send(port, gets(101)));
    await expect.poll(() => held.length).toBe(20);
    const late = send(port, gets(2));
    await expect.poll(() => late.isClosed).toBe(true);
    for (const { socket } of clients) socket.destroy();
    for (const response of held) response.destroy();
    await sleep(50);
    const next = send(port, [get("now"), get("now")]);
    await expect.poll(() => pathsIn(next.text)).toEqual(["now", "now"]);
    expect(held).toHaveLength(21);
  });
});

it("a client that does not pipeline is answered before those who do", async () => {
  const order: (string | undefined)[] = [];
  const port = await listen((request, response) => {
    order.push(request.url);
    const end = performance.now() + 3;
    while (performance.now() < end);
    response.end(`<${request.url}>`);
  });
  const greedy = Array.from({ length: 10 }, () => send(port, gets(50)));
  await expect.poll(() => order.length).toBeGreaterThan(20);
  const sent = send(port, [get("single")]);
  await expect.poll(() => sent.text).toContain("<");
  expect(order.length).toBeLessThan(200);
  expect(greedy.every(({ isClosed }) => !isClosed)).toBe(true);
});
