import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, request } from "node:http";
import { connect } from "node:http2";
import { request as requestSecurely } from "node:https";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { failureStyle } from "../apps/bff/src/http/errors/error-page.ts";
import { errorCatalogue } from "../packages/contracts/src/error.ts";
import { hasNginx, startNginx } from "./test/nginx.ts";

type Seen = { method: string | undefined; bytes: number; headers: IncomingMessage["headers"] };

/** A server that tells what reached it, or breaks each connection once it has read the request, until it is mended. */
async function backend(does: "answer" | "break", status = 200) {
  let isBroken = does === "break";
  const seen: Seen[] = [];
  const handle: RequestListener = async (incoming, response) => {
    let bytes = 0;
    for await (const chunk of incoming) bytes += chunk.length;
    seen.push({ method: incoming.method, bytes, headers: incoming.headers });
    if (isBroken) incoming.socket.destroy();
    else response.writeHead(status).end("answered");
  };
  const server = createServer(handle).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const mend = () => {
    isBroken = false;
  };
  return { port: (server.address() as AddressInfo).port, seen, mend };
}

/** Below the ports that tests are given: nothing else comes to listen there. */
const nobody = 1;

/** Sends a request by hand, since fetch sets Host itself. Gives status, location and body. */
function send(
  url: string,
  options: { method?: string; headers?: Record<string, string>; bytes?: number } = {},
) {
  const { method = "GET", headers = {}, bytes = 0 } = options;
  const start = url.startsWith("https") ? requestSecurely : request;
  const length: Record<string, string> = bytes ? { "content-length": String(bytes) } : {};
  return new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const sent = start(
      url,
      { method, headers: { ...headers, ...length }, rejectUnauthorized: false },
      (answer) => {
        answer.resume();
        answer.once("end", () => resolve({ status: answer.statusCode, location: answer.headers.location }));
      },
    );
    sent.once("error", reject);
    sent.end(Buffer.alloc(bytes));
  });
}

describe.runIf(hasNginx)("nginx, which has to be installed for this,", () => {
  it("tells the gateways who asked for what, whatever the client says about itself", async () => {
    const gateway = await backend("answer");
    const { http } = await startNginx("plain", {
      gateways: [gateway.port, gateway.port],
      apis: [nobody, nobody],
    });
    const headers = {
      host: "callboard.in",
      "x-forwarded-for": "6.6.6.6",
      "x-forwarded-proto": "https",
      "x-request-id": "mine",
    };
    await send(`http://127.0.0.1:${http}/`, { headers });
    expect(gateway.seen[0]?.headers).toMatchObject({
      host: "callboard.in",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
      "x-request-id": expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it("logs each request with its id and without its query or a token, also what it refuses or cannot pass on", async () => {
    const gateway = await backend("answer");
    const apis: [number, number] = [nobody, nobody];
    const { http, balancer, readLog } = await startNginx("plain", {
      gateways: [gateway.port, gateway.port],
      apis,
    });
    const gone = await startNginx("plain", { gateways: [nobody, nobody], apis });
    const page = "/blog?search=canary";
    const host = "callboard.in";
    await send(`http://127.0.0.1:${http}${page}`, { headers: { host, referer: `http://${host}${page}` } });
    await send(`http://127.0.0.1:${http}${page}`, { method: "POST", bytes: 13_000_000 }).catch(() => null);
    await send(`http://127.0.0.1:${balancer}/api/v1/tag/view?search=canary`);
    await send(`http://127.0.0.1:${balancer}/api/v1/shortlist/tape/canary/content`);
    for (const path of ["/unsubscribe/canary?a", "/Unsubscribe//canary", "/blog/preview/canary"])
      await send(`http://127.0.0.1:${http}${path}`, { headers: { host } });
    await send(`http://127.0.0.1:${gone.http}${page}`);
    const linesOf = (text: string) => text.split("\n").flatMap((line) => (line ? [JSON.parse(line)] : []));
    await expect.poll(() => linesOf(readLog()).length).toBe(7);
    await expect.poll(() => linesOf(gone.readLog()).length).toBe(1);
    const [passed, refused, call] = [200, 413, 502].map((code) =>
      linesOf(readLog()).find(({ status }) => status === code),
    );
    const who = { service: "callboard-nginx", client: "127.0.0.0/24" };
    expect(passed).toMatchObject({ ...who, method: "GET", path: "/blog", host });
    expect(passed.reqId).toBe(gateway.seen[0]?.headers["x-request-id"]);
    expect(refused).toMatchObject({ ...who, method: "POST", path: "/blog", upstream: "" });
    expect(call).toMatchObject({ ...who, path: "/api/v1/tag/view" });
    expect(linesOf(readLog()).map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        ...["/unsubscribe/[redacted]", "/Unsubscribe//[redacted]", "/blog/preview/[redacted]"],
        "/api/v1/shortlist/tape/[redacted]/content",
      ]),
    );
    expect(linesOf(gone.readLog())).toMatchObject([{ ...who, path: "/blog", status: 502 }]);
    expect(readLog() + gone.readLog()).not.toContain("canary");
  });

  it("lets a form with two photos through, and nothing larger", async () => {
    const gateway = await backend("answer");
    const { http } = await startNginx("plain", {
      gateways: [gateway.port, gateway.port],
      apis: [nobody, nobody],
    });
    const megabyte = 1_048_576;
    const post = (bytes: number) =>
      send(`http://127.0.0.1:${http}/trpc/event.create`, { method: "POST", bytes }).catch(() => ({
        status: 413,
      }));
    expect(await post(11 * megabyte)).toMatchObject({ status: 200 });
    expect(gateway.seen.map(({ bytes }) => bytes)).toEqual([11 * megabyte]);
    expect(await post(13 * megabyte)).toMatchObject({ status: 413 });
    expect(gateway.seen).toHaveLength(1);
  });

  it("asks the other gateway when one is gone or breaks off, but sends no change twice", async () => {
    const [broken, sound] = [await backend("break"), await backend("answer")];
    const places = { apis: [nobody, nobody] as [number, number] };
    const gone = await startNginx("plain", { ...places, gateways: [nobody, sound.port] });
    for (const method of ["GET", "POST", "GET", "POST"])
      expect(await send(`http://127.0.0.1:${gone.http}/`, { method })).toMatchObject({ status: 200 });

    const breaking = await startNginx("plain", { ...places, gateways: [broken.port, sound.port] });
    const statuses: (number | undefined)[] = [];
    for (let index = 0; index < 4; index += 1)
      statuses.push((await send(`http://127.0.0.1:${breaking.http}/`, { method: "POST" })).status);
    const lost = broken.seen.length;
    expect(lost).toBeGreaterThan(0);
    expect(statuses.filter((status) => status === 502)).toHaveLength(lost);
    for (let index = 0; index < 4; index += 1)
      expect(await send(`http://127.0.0.1:${breaking.http}/`)).toMatchObject({ status: 200 });
  });

  it("asks gateways that are left out for failing where there is no other", async () => {
    const [broken, sound] = [await backend("break"), await backend("answer")];
    const places = { apis: [nobody, nobody] as [number, number] };
    const { http } = await startNginx("plain", { ...places, gateways: [broken.port, nobody] });
    const statuses: (number | undefined)[] = [];
    for (let index = 0; index < 8; index += 1)
      statuses.push((await send(`http://127.0.0.1:${http}/`)).status);
    expect(statuses).toEqual(Array(8).fill(502));
    broken.mend();
    expect(await send(`http://127.0.0.1:${http}/`)).toMatchObject({ status: 200 });
    expect(sound.seen).toEqual([]);
  });

  it("asks the other gateway for an asset that one does not have, and only for that", async () => {
    const [without, having] = [await backend("answer", 404), await backend("answer")];
    const { http } = await startNginx("plain", {
      gateways: [without.port, having.port],
      apis: [nobody, nobody],
    });
    const ask = (path: string) => send(`http://127.0.0.1:${http}${path}`).then(({ status }) => status);
    for (let index = 0; index < 4; index += 1) expect(await ask("/assets/a-1.js")).toBe(200);
    expect([await ask("/nobody"), await ask("/nobody")].sort()).toEqual([200, 404]);

    const nowhere = await startNginx("plain", {
      gateways: [without.port, without.port],
      apis: [nobody, nobody],
    });
    for (let index = 0; index < 4; index += 1)
      expect(await send(`http://127.0.0.1:${nowhere.http}/assets/a-1.js`)).toMatchObject({ status: 404 });
    // A missing asset is no failure of a gateway.
    expect(await send(`http://127.0.0.1:${nowhere.http}/`)).toMatchObject({ status: 404 });
  });

  it("says in the product's own words that no gateway answers, to people and to the application", async () => {
    const { http } = await startNginx("plain", {
      gateways: [nobody, nobody],
      apis: [nobody, nobody],
    });
    for (const method of ["GET", "POST"]) {
      const page = await fetch(`http://127.0.0.1:${http}/blog`, { method });
      expect(page.status).toBe(502);
      expect(Object.fromEntries(page.headers)).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": expect.stringContaining("default-src 'none'"),
        "cache-control": "no-store",
        "retry-after": "5",
      });
      const html = await page.text();
      expect(html).toContain("The curtain is down for a moment");
      // The look of the gateways' own page of failures.
      expect(html).toContain(failureStyle);

      const call = await fetch(`http://127.0.0.1:${http}/trpc/event.create`, { method });
      expect(call.status).toBe(502);
      expect(Object.fromEntries(call.headers)).toMatchObject({
        "content-type": "application/json",
        "cache-control": "no-store",
        "retry-after": "5",
      });
      const { http: status, text } = errorCatalogue.upstream;
      const data = { code: "upstream", httpStatus: status, request_id: call.headers.get("x-request-id") };
      expect(await call.json()).toEqual({ error: { message: text, code: -32_603, data } });
    }
    expect(await send(`http://127.0.0.1:${http}/nginx-away`)).toMatchObject({ status: 404 });
  });

  it("passes on what a gateway says of its own failures", async () => {
    const failing = await backend("answer", 503);
    const { http } = await startNginx("plain", {
      gateways: [failing.port, failing.port],
      apis: [nobody, nobody],
    });
    for (const path of ["/", "/trpc/blog.list", "/assets/a-1.js"]) {
      const answer = await fetch(`http://127.0.0.1:${http}${path}`);
      expect([answer.status, await answer.text()]).toEqual([503, "answered"]);
    }
  });

  it("spreads the gateways' calls over the API servers, and sends a removal once", async () => {
    const [broken, sound] = [await backend("break"), await backend("answer")];
    const { balancer } = await startNginx("plain", {
      gateways: [nobody, nobody],
      apis: [broken.port, sound.port],
    });
    const url = `http://127.0.0.1:${balancer}/api/v1/comment/1`;
    expect([await send(url), await send(url)]).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(broken.seen).toHaveLength(1);
    const statuses = [await send(url, { method: "DELETE" }), await send(url, { method: "DELETE" })];
    const removals = [...broken.seen, ...sound.seen].filter(({ method }) => method === "DELETE");
    expect(removals).toHaveLength(statuses.length);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 502]);
  });

  it("sends a removal to the other API server when one cannot be reached", async () => {
    const sound = await backend("answer");
    const { balancer } = await startNginx("plain", {
      gateways: [nobody, nobody],
      apis: [nobody, sound.port],
    });
    for (let index = 0; index < 3; index += 1)
      expect(await send(`http://127.0.0.1:${balancer}/api/v1/comment/1`, { method: "DELETE" })).toMatchObject(
        { status: 200 },
      );
    expect(sound.seen).toHaveLength(3);
  });

  it("speaks TLS where a certificate is given, and leads there from plain HTTP", async () => {
    const gateway = await backend("answer");
    const apis: [number, number] = [nobody, nobody];
    const places: Parameters<typeof startNginx>[1] = { gateways: [gateway.port, gateway.port], apis };
    const { http, https } = await startNginx("tls", places);
    const headers = { host: "callboard.in" };
    expect(await send(`http://127.0.0.1:${http}/blog?query=a`, { headers })).toEqual({
      status: 308,
      location: "https://callboard.in/blog?query=a",
    });
    const elsewhere = await startNginx("tls", places, "8443");
    expect(await send(`http://127.0.0.1:${elsewhere.http}/blog?query=a`, { headers })).toEqual({
      status: 308,
      location: "https://callboard.in:8443/blog?query=a",
    });
    expect(await send(`https://127.0.0.1:${https}/blog`, { headers })).toMatchObject({ status: 200 });
    expect(gateway.seen[0]?.headers).toMatchObject({ host: "callboard.in", "x-forwarded-proto": "https" });

    const session = connect(`https://127.0.0.1:${https}`, { rejectUnauthorized: false });
    const call = session.request({ ":path": "/blog", ":authority": "callboard.in", cookie: ["a=1", "b=2"] });
    const [answer] = await once(call, "response");
    session.close();
    expect([session.alpnProtocol, answer[":status"]]).toEqual(["h2", 200]);
    expect(gateway.seen[1]?.headers).toMatchObject({
      host: "callboard.in",
      cookie: "a=1; b=2",
      "x-forwarded-proto": "https",
    });
  });
});
