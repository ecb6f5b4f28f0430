import type { IncomingMessage, ServerResponse } from "node:http";
import { clipAddress, clipsPath, clipUploadsPath } from "@callboard/contracts/clip-file";
import { describe, expect, it } from "vitest";
import { envelopeOf } from "../test/fixtures.ts";
import { publicProfile, userOf } from "../test/fixtures-account.ts";
import { callProcedure } from "../test/procedures.ts";
import { halvesOf } from "../test/signed-in.ts";
import { createRawUpstream, createTestApp, noCache, now } from "../test/test-app.ts";
import { createTestUpstream } from "../test/test-upstream.ts";

const key = "0b9f1de0-7d4f-4d8c-9d4e-0d8f3a7f2c11";
const otherKey = key.replace("0b", "1b");
const address = clipAddress({ key });
const tus = { "tus-resumable": "1.0.0" };
const hour = 3_600_000;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A gateway in front of an upstream with sockets of its own; `seen` is what that was asked, and by whom. */
async function listenBefore(answer: Answer, offered?: readonly []) {
  const seen: string[] = [];
  const url = await createRawUpstream((request, response) => {
    const { method, url: path, headers } = request;
    const who = headers.authorization?.replace(/(canary-bearer)\S*/, "$1") ?? "nobody";
    if (!path?.endsWith("/capabilities")) seen.push(`${method} ${path} by ${who}`);
    answer(request, response);
  });
  let time = now;
  const clock = () => time;
  const settings = { UPSTREAM_URL: url, UPSTREAM_API_KEY: "key", UPSTREAM_TIMEOUT_MS: 2_000, ...noCache };
  const upstream = createTestUpstream(settings, clock, { ...(offered && { offered }) });
  const test = await createTestApp({ upstream, clock });
  const pass = (ms: number) => {
    time = new Date(time.getTime() + ms);
  };
  const ask = (path: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
    test.app.inject({ url: path, headers, method });
  return { ...test, seen, pass, ask };
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

const clips = [
  { title: "Reel", kind: "reel" as const, url: "", file: { key, type: "video/webm" as const, size: 5_000 } },
  { title: "Scene", kind: "scene" as const, url: "https://vimeo.com/1" },
];

/** An upstream with one clip, on a profile. */
const withClip: Answer = (request, response) => {
  if (!request.url?.endsWith("/content"))
    return json(response, 200, envelopeOf({ reader: "poster", profile: { ...publicProfile, clips } }));
  const { range = "none" } = request.headers;
  response.writeHead(206, {
    ...{ "content-type": "audio/mpeg", "content-length": 4, "content-range": "bytes 0-3/5000" },
    ...{ etag: `"${range}"`, "accept-ranges": "bytes", "set-cookie": "a=b", "x-secret": "a" },
  });
  response.end(request.method === "HEAD" ? undefined : "clip");
};

describe("a clip that everybody sees", () => {
  it("comes in ranges to whoever asks, without a session, and a browser makes nothing else of it", async () => {
    const { ask, seen } = await listenBefore(withClip);
    const { cookie, authorization } = await halvesOf();
    const asked = { range: "bytes=0-3", "sec-fetch-site": "same-origin", cookie, authorization };
    const answer = await ask(address, asked);
    expect([answer.statusCode, answer.body]).toEqual([206, "clip"]);
    expect(answer.headers).toMatchObject({
      ...{ "content-type": "audio/mpeg", "content-range": "bytes 0-3/5000", "accept-ranges": "bytes" },
      ...{ etag: '"bytes=0-3"', "cache-control": "private, no-store", "x-content-type-options": "nosniff" },
      ...{ "content-disposition": "inline", "cross-origin-resource-policy": "same-origin" },
      "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    expect([answer.headers["set-cookie"], answer.headers["x-secret"]]).toEqual([undefined, undefined]);
    expect((await ask(address, {}, "HEAD")).statusCode).toBe(206);
    expect(seen).toEqual([
      `GET /api/v1/clip/${key}/content by nobody`,
      `HEAD /api/v1/clip/${key}/content by nobody`,
    ]);
  });

  it("is played on no page of another site", async () => {
    const { ask, seen } = await listenBefore(withClip);
    for (const site of ["cross-site", "same-site", "none"])
      expect((await ask(address, { "sec-fetch-site": site })).statusCode).toBe(403);
    expect(seen).toEqual([]);
  });

  it.each(["1", "uploads", "..%2f..%2fevent%2fmine", `${key}%2f..`, `${key}x`, `${key}%00`])(
    "is not at %s",
    async (name) => {
      const { ask, seen } = await listenBefore(withClip);
      expect((await ask(`${clipsPath}/${name}`)).statusCode).toBe(404);
      expect(seen).toEqual([]);
    },
  );

  it("is gone at once where the upstream shows it no more", async () => {
    let isShown = true;
    const { ask } = await listenBefore((request, response) =>
      isShown ? withClip(request, response) : json(response, 404, { success: false, message: "Not found" }),
    );
    expect((await ask(address)).statusCode).toBe(206);
    isShown = false;
    const answer = await ask(address);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([404, "no-store"]);
  });

  it.each(["text/html", "image/svg+xml", "application/octet-stream", "video/mp4; charset=x"])(
    "is never %s, whatever the upstream says",
    async (type) => {
      const { ask } = await listenBefore((_request, response) =>
        response.writeHead(200, { "content-type": type }).end("<script>"),
      );
      const answer = await ask(address);
      expect([answer.statusCode, answer.body]).toEqual([502, expect.not.stringContaining("<script>")]);
    },
  );
});

describe("a clip that its reader alone sees", () => {
  const seenIn = async (test: Awaited<ReturnType<typeof listenBefore>>, halves: Record<string, string>) => {
    const answer = await callProcedure(test, "portfolio.seen", { kind: "artist", id: 3 }, halves);
    return answer.json().result.data.profile.clips;
  };
  const addressIn = async (test: Awaited<ReturnType<typeof listenBefore>>, halves: Record<string, string>) =>
    clipAddress((await seenIn(test, halves))[0].file);

  it("comes with a pass, which plays it as its reader in the session that was given it", async () => {
    const test = await listenBefore(withClip);
    const halves = await halvesOf();
    const [uploaded, linked] = await seenIn(test, halves);
    expect(linked).toEqual(clips[1]);
    expect(uploaded).toEqual({ ...clips[0], file: { ...clips[0]?.file, pass: expect.any(String) } });
    test.seen.length = 0;
    const played = await test.ask(clipAddress(uploaded.file), { cookie: halves.cookie });
    expect([played.statusCode, played.body]).toEqual([206, "clip"]);
    expect(test.seen).toEqual([`GET /api/v1/clip/${key}/content by Bearer canary-bearer`]);
  });

  it("needs that session, this clip, and a page of ours, for one to two hours", async () => {
    const test = await listenBefore(withClip);
    const halves = await halvesOf();
    const { cookie } = halves;
    const given = await addressIn(test, halves);
    const other = await halvesOf({ sid: "session-2", user: userOf(2) });
    const statusOf = async (url: string, headers: Record<string, string>) =>
      (await test.ask(url, headers)).statusCode;
    expect(await statusOf(given, { cookie })).toBe(206);
    expect(await statusOf(given, {})).toBe(401);
    expect(await statusOf(given, { cookie: other.cookie })).toBe(403);
    expect(await statusOf(given.replace(key, otherKey), { cookie })).toBe(403);
    expect(await statusOf(given.replace(/pass=(\d)/, "pass=9$1"), { cookie })).toBe(403);
    expect(await statusOf(`${address}?pass=`, { cookie })).toBe(403);
    expect(await statusOf(`${given}&pass=a`, { cookie })).toBe(403);
    for (const site of ["cross-site", "same-site", "none"])
      expect(await statusOf(given, { cookie, "sec-fetch-site": site })).toBe(403);
    expect(await addressIn(test, halves)).toBe(given);
    test.pass(2 * hour + 1);
    expect(await statusOf(given, { cookie })).toBe(403);
  });

  it("is played by no pass of a tape", async () => {
    const test = await listenBefore((request, response) =>
      request.url?.includes("/tape/")
        ? json(response, 200, envelopeOf({ tape: { type: "video/webm", size: 1, created_at: now } }))
        : withClip(request, response),
    );
    const halves = await halvesOf();
    const answer = await callProcedure(test, "tape.get", { application_id: 1 }, halves);
    const [, pass] = String(answer.json().result.data.address).split("pass=");
    expect((await test.ask(`${address}?pass=${pass}`, { cookie: halves.cookie })).statusCode).toBe(403);
  });
});

describe("an upload of a clip", () => {
  it("is begun with both halves of a session, at the gateway's own address", async () => {
    const { app, seen } = await listenBefore((_request, response) =>
      response.writeHead(201, { location: key, "x-secret": "a" }).end(),
    );
    const halves = await halvesOf();
    const begin = (headers: Record<string, string>) =>
      app.inject({
        url: clipUploadsPath,
        method: "POST",
        headers: { ...tus, "upload-length": "5", ...headers },
      });
    const answer = await begin(halves);
    expect([answer.statusCode, answer.headers.location, answer.headers["x-secret"]]).toEqual([
      ...[201, `${clipUploadsPath}/${key}`, undefined],
    ]);
    const { cookie, authorization } = halves;
    const parts: Record<string, string>[] = [{}, { authorization }, { cookie }];
    const statuses = await Promise.all(parts.map(async (headers) => (await begin(headers)).statusCode));
    expect(statuses).toEqual([401, 401, 403]);
    expect((await begin({ ...halves, "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    expect(seen).toEqual(["POST /api/v1/clip/uploads by Bearer canary-bearer"]);
  });
});

it("before an upstream that knows no uploaded clips there are none", async () => {
  const test = await listenBefore(withClip, []);
  const halves = await halvesOf();
  const upload = { url: clipUploadsPath, method: "POST", headers: { ...halves, ...tus } } as const;
  expect((await test.app.inject(upload)).statusCode).toBe(404);
  expect((await test.ask(address)).statusCode).toBe(404);
  expect((await callProcedure(test, "clip.mine", undefined, halves)).statusCode).toBe(404);
  expect(test.seen).toEqual([]);
});
