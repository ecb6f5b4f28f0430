import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { tapeUploadsPath } from "@callboard/contracts/tape";
import { describe, expect, it } from "vitest";
import { envelopeOf } from "../test/fixtures.ts";
import { userOf } from "../test/fixtures-account.ts";
import { callProcedure } from "../test/procedures.ts";
import { memoryOf, tellsMemory } from "../test/process-memory.ts";
import { halvesOf } from "../test/signed-in.ts";
import { startServer } from "../test/start-server.ts";
import { createRawUpstream, createTestApp, noCache, now, sessionSecret } from "../test/test-app.ts";
import { createTestUpstream } from "../test/test-upstream.ts";

const key = "0b9f1de0-7d4f-4d8c-9d4e-0d8f3a7f2c11";
const upload = `${tapeUploadsPath}/${key}`;
const megabyte = 1_048_576;
const tus = { "tus-resumable": "1.0.0" };
const patch = { ...tus, "upload-offset": "0", "content-type": "application/offset+octet-stream" };
const tape = { type: "video/webm", size: 5_000, created_at: "2026-03-01T10:00:00.000Z" };

type Failed = { error: { message: string; data: { code: string } } };
type Playable = { result: { data: { address: string } } };
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A gateway in front of an upstream with sockets of its own. */
async function listenBefore(answer: Answer, offered?: readonly []) {
  const settings = {
    UPSTREAM_URL: await createRawUpstream(answer),
    UPSTREAM_API_KEY: "key",
    UPSTREAM_TIMEOUT_MS: 2_000,
  };
  const upstream = createTestUpstream({ ...settings, ...noCache }, () => now, {
    ...(offered && { offered }),
  });
  const test = await createTestApp({ upstream });
  const origin = await test.app.listen({ port: 0, host: "127.0.0.1" });
  return { ...test, origin, port: Number(new URL(origin).port) };
}

/** The address that plays a tape in a session. */
async function addressIn(app: Parameters<typeof callProcedure>[0]["app"], halves: Record<string, string>) {
  const answer = await callProcedure({ app }, "tape.get", { application_id: 1 }, halves);
  return String(answer.json().result.data.address);
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** An upstream that has one tape, whose bytes it repeats for ever. */
const withTape: Answer = (request, response) => {
  if (!request.url?.endsWith("/content")) return json(response, 200, envelopeOf({ tape }));
  const { range = "none", "if-range": condition = "none" } = request.headers;
  response.writeHead(206, {
    ...{ "content-type": "video/webm", "content-length": 4, "content-range": "bytes 0-3/5000" },
    ...{ "x-range": range, etag: `"${range} ${condition}"`, "accept-ranges": "bytes", "set-cookie": "a=b" },
  });
  response.end(request.method === "HEAD" ? undefined : "tape");
};

describe("an upload", () => {
  it("is begun, asked about and given up with the apikey and the bearer, and by the gateway's own address", async () => {
    const seen: string[] = [];
    const { origin } = await listenBefore((request, response) => {
      const { method, url, headers } = request;
      seen.push([method, url, headers.apikey, headers.authorization, headers["upload-length"]].join(" "));
      if (method === "POST") response.setHeader("location", key);
      response.writeHead(method === "POST" ? 201 : 204, { "upload-offset": "7", "x-secret": "a" }).end();
    });
    const halves = await halvesOf();
    const headers = { ...halves, ...tus };
    const begun = await fetch(origin + tapeUploadsPath, {
      ...{ method: "POST", headers: { ...headers, "upload-length": "5000", "x-other": "a" } },
    });
    expect([begun.status, begun.headers.get("location"), begun.headers.get("x-secret")]).toEqual([
      201,
      upload,
      null,
    ]);
    const asked = await fetch(origin + upload, { method: "HEAD", headers });
    expect([asked.status, asked.headers.get("upload-offset")]).toEqual([204, "7"]);
    expect(asked.headers.get("cache-control")).toBe("private, no-store");
    expect((await fetch(origin + upload, { method: "DELETE", headers })).status).toBe(204);
    const path = "/api/v1/tape/uploads";
    const sent = `key Bearer canary-bearer`;
    expect(seen.map((line) => line.replace(/(canary-bearer)\S*/, "$1"))).toEqual([
      `POST ${path} ${sent} 5000`,
      `HEAD ${path}/${key} ${sent} `,
      `DELETE ${path}/${key} ${sent} `,
    ]);
  });

  it("is sent on as it comes: the upstream has the first bytes before the last are sent", async () => {
    const { promise: arrived, resolve } = Promise.withResolvers<string>();
    const { port } = await listenBefore((request, response) => {
      request.once("data", (chunk) => resolve(String(chunk)));
      request.on("end", () => response.writeHead(204, { "upload-offset": "10" }).end()).resume();
    });
    const lines = Object.entries({ ...(await halvesOf()), ...patch, "content-length": "10" });
    const socket = connect(port, "127.0.0.1");
    socket.write(`PATCH ${upload} HTTP/1.1\r\nhost: a\r\n`);
    socket.write(
      `${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}connection: close\r\n\r\nfirst`,
    );
    expect(await arrived).toBe("first");
    socket.write("later");
    expect(await text(socket)).toMatch(/^HTTP\/1.1 204 [\s\S]*upload-offset: 10/);
  });

  it("that breaks off is broken off before the upstream too, and its place is free", async () => {
    const { promise: broken, resolve } = Promise.withResolvers<boolean>();
    const { port } = await listenBefore((request) => {
      request
        .on("close", () => resolve(request.complete))
        .on("error", () => {})
        .resume();
    });
    const lines = Object.entries({ ...(await halvesOf()), ...patch, "content-length": "1000" });
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(
      `PATCH ${upload} HTTP/1.1\r\nhost: a\r\n${lines.map((line) => `${line.join(": ")}\r\n`).join("")}\r\nfirst`,
    );
    await pause(300);
    socket.destroy();
    expect(await broken).toBe(false);
  });

  it.each([
    [422, { tape: "Must be a video" }, 422, "Must be a video", "validation"],
    [507, "The storage is full.", 507, "The storage is full.", "storage_full"],
    [404, "Resource not found", 404, "Resource not found", "not_found"],
    [409, "Sent twice", 409, "Sent twice", "conflict"],
    [413, "Too long", 413, "Too long", "payload_too_large"],
    [500, "SELECT secret", 502, "SELECT secret", "upstream"],
  ])("refused with %i says why", async (given, message, status, said, code) => {
    const { origin } = await listenBefore((request, response) => {
      request
        .resume()
        .on("end", () => response.writeHead(given).end(JSON.stringify({ success: false, message })));
    });
    const answer = await fetch(origin + upload, {
      ...{ method: "PATCH", body: "bytes", headers: { ...(await halvesOf()), ...patch } },
    });
    expect(answer.status).toBe(status);
    const { error } = (await answer.json()) as Failed;
    expect([error.message, error.data.code]).toEqual([said, code]);
  });

  it("of a session that the upstream has ended ends it here too", async () => {
    const { origin } = await listenBefore((request, response) => {
      request.resume().on("end", () => json(response, 401, { success: false, message: "Unauthorized" }));
    });
    const headers = { ...(await halvesOf()), ...patch };
    const send = () => fetch(origin + upload, { method: "PATCH", body: "bytes", headers });
    const first = await send();
    expect([first.status, first.headers.get("set-cookie")]).toEqual([
      401,
      expect.stringContaining("Max-Age=0"),
    ]);
    expect((await send()).status).toBe(401);
  });

  it("is for whoever shows both halves of a session, on our own pages, with a name that is one", async () => {
    const seen: string[] = [];
    const { origin } = await listenBefore((request, response) => {
      seen.push(String(request.url));
      response.writeHead(204).end();
    });
    const { cookie, authorization } = await halvesOf();
    const other = await halvesOf({ sid: "session-2" });
    const statuses: number[] = [];
    const headersOf = [
      {},
      { authorization },
      { cookie },
      { cookie, authorization: other.authorization },
      { cookie, authorization, "sec-fetch-site": "cross-site" },
      { cookie, authorization, origin: "https://elsewhere.example" },
    ];
    for (const headers of headersOf) {
      for (const [method, body] of [["PATCH", "bytes"], ["HEAD"], ["DELETE"]] as const) {
        const asked = { method, headers: { ...patch, ...headers }, ...(body && { body }) };
        statuses.push((await fetch(origin + upload, asked as RequestInit)).status);
      }
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, ...Array(12).fill(403)]);
    for (const name of ["1", "..%2f..%2fevent%2fmine", `${key}%2f..`, `${key}x`]) {
      const headers = { ...tus, cookie, authorization };
      expect((await fetch(`${origin}${tapeUploadsPath}/${name}`, { method: "HEAD", headers })).status).toBe(
        404,
      );
    }
    expect(seen).toEqual([]);
  });

  it("says how long it is, and what it is", async () => {
    const { origin } = await listenBefore((_request, response) => response.writeHead(204).end());
    const headers = { ...(await halvesOf()), ...patch };
    const { "content-type": _type, ...untyped } = headers;
    const stream = new Blob(["bytes"]).stream();
    const open = { method: "PATCH", headers, body: stream, duplex: "half" } as RequestInit;
    expect((await fetch(origin + upload, open)).status).toBe(400);
    expect((await fetch(origin + upload, { method: "PATCH", headers: untyped, body: "x" })).status).toBe(400);
  });
});

describe("who sends a tape too slowly", () => {
  it("loses the place to whoever waits, and what came is with the upstream", async () => {
    let arrived = 0;
    const { origin, port } = await listenBefore((request, response) => {
      request.on("data", (chunk) => (arrived += chunk.length)).on("error", () => {});
      request.on("end", () => response.writeHead(204).end());
    });
    const headers = { ...(await halvesOf()), ...patch };
    const slow = [1, 2].map(() => {
      const socket = connect(port, "127.0.0.1").on("error", () => {});
      const lines = Object.entries({ ...headers, "content-length": "1000000" });
      socket.write(
        `PATCH ${upload} HTTP/1.1\r\nhost: a\r\n${lines.map((line) => `${line.join(": ")}\r\n`).join("")}\r\nfirst`,
      );
      return socket;
    });
    await expect.poll(() => arrived).toBe(10);
    const waiting = await fetch(origin + upload, { method: "PATCH", body: "bytes", headers });
    expect(waiting.status).toBe(204);
    for (const socket of slow) expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  }, 40_000);
});

describe("a player", () => {
  it("gets ranges of a tape, which a browser makes nothing else of", async () => {
    const { app, origin } = await listenBefore(withTape);
    const halves = await halvesOf();
    const { cookie } = halves;
    const address = origin + (await addressIn(app, halves));
    const headers = { cookie, range: "bytes=0-3", "if-range": '"a"', "sec-fetch-site": "same-origin" };
    const answer = await fetch(address, { headers });
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe("tape");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "video/webm",
      "content-range": "bytes 0-3/5000",
      "accept-ranges": "bytes",
      etag: '"bytes=0-3 "a""',
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-disposition": "inline",
      "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/),
      "cross-origin-resource-policy": "same-origin",
    });
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect((await fetch(address, { method: "HEAD", headers })).status).toBe(206);
  });

  it("needs the session that asked for the address, this tape, and a page of ours, for an hour", async () => {
    let time = now;
    const settings = {
      UPSTREAM_URL: await createRawUpstream(withTape),
      UPSTREAM_API_KEY: "k",
      UPSTREAM_TIMEOUT_MS: 2_000,
    };
    const clock = () => time;
    const upstream = createTestUpstream({ ...settings, ...noCache }, clock);
    const { app } = await createTestApp({ upstream, clock });
    const halves = await halvesOf();
    const address = await addressIn(app, halves);
    const other = await halvesOf({ sid: "session-2", user: userOf(2) });
    const statusOf = async (url: string, headers: Record<string, string>) =>
      (await app.inject({ url, headers })).statusCode;
    const { cookie } = halves;
    expect(await statusOf(address, { cookie })).toBe(206);
    expect(await statusOf(address, {})).toBe(401);
    expect(await statusOf(address, { cookie: other.cookie })).toBe(403);
    expect(await statusOf(address.replace("/1?", "/2?"), { cookie })).toBe(403);
    expect(await statusOf(address.replace(/pass=(\d)/, "pass=9$1"), { cookie })).toBe(403);
    expect(await statusOf("/tapes/1", { cookie })).toBe(403);
    expect(await statusOf(`${address}&pass=a`, { cookie })).toBe(403);
    expect(await statusOf(address.replace("/1?", "/x?"), { cookie })).toBe(404);
    for (const site of ["cross-site", "same-site", "none"]) {
      expect(await statusOf(address, { cookie, "sec-fetch-site": site })).toBe(403);
    }
    time = new Date(now.getTime() + 3_600_001);
    expect(await statusOf(address, { cookie })).toBe(403);
  });

  it("gets nothing that is no video, whatever the upstream says", async () => {
    const { app } = await listenBefore((request, response) => {
      if (!request.url?.endsWith("/content")) return json(response, 200, envelopeOf({ tape }));
      response.writeHead(200, { "content-type": "text/html" }).end("<script>");
    });
    const halves = await halvesOf();
    const answer = await app.inject({
      url: await addressIn(app, halves),
      headers: { cookie: halves.cookie },
    });
    expect([answer.statusCode, answer.body]).toEqual([502, expect.not.stringContaining("<script>")]);
  });

  it("is told of a range that there is not", async () => {
    const { app } = await listenBefore((request, response) => {
      if (!request.url?.endsWith("/content")) return json(response, 200, envelopeOf({ tape }));
      response.writeHead(416, { "content-type": "video/webm", "content-range": "bytes */5000" }).end();
    });
    const halves = await halvesOf();
    const answer = await app.inject({
      url: await addressIn(app, halves),
      headers: { cookie: halves.cookie },
    });
    expect([answer.statusCode, answer.headers["content-range"]]).toEqual([416, "bytes */5000"]);
  });
});

it("before an upstream that knows no tapes there are none", async () => {
  const { origin, app } = await listenBefore(withTape, []);
  const headers = { ...(await halvesOf()), ...tus };
  expect((await fetch(origin + tapeUploadsPath, { method: "POST", headers })).status).toBe(404);
  expect((await fetch(origin + upload, { method: "HEAD", headers })).status).toBe(404);
  expect((await callProcedure({ app }, "tape.get", { application_id: 1 }, headers)).statusCode).toBe(404);
});

it.runIf(tellsMemory)(
  "120 megabytes in both ways add less than 80 to the gateway",
  async () => {
    const size = 120 * megabyte;
    const large = Buffer.alloc(megabyte);
    const upstream = await createRawUpstream((request, response) => {
      if (request.url?.endsWith("/capabilities"))
        return json(response, 200, envelopeOf({ version: "1", capabilities: ["tapes"] }));
      if (request.method === "PATCH")
        return request
          .on("end", () => response.writeHead(204, { "upload-offset": String(size) }).end())
          .resume();
      if (!request.url?.endsWith("/content")) return json(response, 200, envelopeOf({ tape }));
      response.writeHead(200, { "content-type": "video/webm", "content-length": size });
      let left = 120;
      const more = () => {
        while (left > 0) {
          left -= 1;
          if (!response.write(large)) return response.once("drain", more);
        }
        return response.end();
      };
      return more();
    });
    const { child, ready } = await startServer({ UPSTREAM_URL: upstream, SESSION_KEYS: sessionSecret });
    const [port, pid] = [await ready, child.pid ?? 0];
    const origin = `http://127.0.0.1:${port}`;
    const at = Date.now();
    const halves = await halvesOf({ created_at: at, used_at: at });
    const asked = await fetch(`${origin}/trpc/tape.get?input=${encodeURIComponent('{"application_id":1}')}`, {
      headers: halves,
    });
    const { address } = ((await asked.json()) as Playable).result.data;
    const exchange = async () => {
      const sent = { method: "PATCH", headers: { ...halves, ...patch }, body: new Uint8Array(size) };
      expect((await fetch(origin + upload, sent)).status).toBe(204);
      const got = await fetch(origin + address, { headers: { cookie: halves.cookie } });
      let length = 0;
      for await (const chunk of got.body ?? []) length += chunk.length;
      expect(length).toBe(size);
    };
    const before = memoryOf(pid, "VmRSS");
    await exchange();
    // What was read and is not collected yet counts too: some tens of megabytes, however much is sent.
    expect(memoryOf(pid, "VmHWM") - before).toBeLessThan(80);
    child.kill();
    await once(child, "exit");
  },
  60_000,
);
