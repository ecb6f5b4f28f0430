import { errorCatalogue } from "@callboard/contracts/error";
import { offeredProtocols } from "@callboard/server-kit/test/offered-protocols";
import { describe, expect, it } from "vitest";
import { blogListOf } from "../test/fixtures.ts";
import { createRawUpstream, createTestApp, noCache, now, procedureUrl } from "../test/test-app.ts";
import { createTestUpstream } from "../test/test-upstream.ts";

const url = procedureUrl("blog.list");

describe("an upstream that is not well", () => {
  const settings = { UPSTREAM_API_KEY: "k", UPSTREAM_TIMEOUT_MS: 300, ...noCache };
  const expectFailure = async (
    handler: Parameters<typeof createRawUpstream>[0],
    code: keyof typeof errorCatalogue,
    UPSTREAM_TIMEOUT_MS = settings.UPSTREAM_TIMEOUT_MS,
  ) => {
    const UPSTREAM_URL = await createRawUpstream(handler);
    const upstream = createTestUpstream({ ...settings, UPSTREAM_TIMEOUT_MS, UPSTREAM_URL }, () => now);
    const { ask } = await createTestApp({ upstream });
    const { http, text } = errorCatalogue[code];
    const { body } = await ask.get(url).expect(http);
    expect(body.error).toMatchObject({ message: text, data: { code } });
  };

  it.each<[string, Parameters<typeof createRawUpstream>[0], keyof typeof errorCatalogue]>([
    ["never answers", () => undefined, "network"],
    ["hangs up before its answer", (request) => request.socket.destroy(), "network"],
    [
      "hangs up within its answer",
      (_request, response) => {
        response.writeHead(200, { "content-length": 100 });
        response.write("{", () => response.destroy());
      },
      "network",
    ],
    [
      "answers too slowly",
      (_request, response) => {
        const drip = setInterval(() => response.write(" "), 50);
        response.on("close", () => clearInterval(drip));
      },
      "network",
    ],
    ["speaks no HTTP", (request) => request.socket.end("hello\r\n\r\n"), "unexpected"],
  ])("%s", (_name, handler, code) => expectFailure(handler, code));

  it("answers without an end", () => {
    const tooMuch = Buffer.alloc(9 * 1024 * 1024);
    return expectFailure((_request, response) => response.end(tooMuch), "unexpected", 30_000);
  });

  it("refuses the connection", async () => {
    const UPSTREAM_URL = "http://127.0.0.1:9";
    const { ask } = await createTestApp({
      upstream: createTestUpstream({ ...settings, UPSTREAM_URL }, () => now),
    });
    const { body } = await ask.get(url).expect(504);
    expect(body.error.message).toBe(errorCatalogue.network.text);
  });

  it("is reached below a path of its host", async () => {
    const asked: string[] = [];
    const UPSTREAM_URL = await createRawUpstream((request, response) => {
      asked.push(request.url ?? "");
      response.end(JSON.stringify(blogListOf(1)));
    });
    const upstream = createTestUpstream({ ...settings, UPSTREAM_URL: `${UPSTREAM_URL}/backend/` }, () => now);
    const { ask } = await createTestApp({ upstream });
    await ask.get(url).expect(200);
    expect(asked[0]).toMatch(/^\/backend\/api\/v1\/blog\/view\?/);
  });
});

describe("a connection to the upstream", () => {
  it("is one of HTTP/1.1, which ends with the call that timed out on it", async () => {
    const offered = offeredProtocols((port) => {
      const origin = `https://127.0.0.1:${port}`;
      const settings = { UPSTREAM_API_KEY: "k", UPSTREAM_TIMEOUT_MS: 300, UPSTREAM_URL: origin, ...noCache };
      const { dispatcher } = createTestUpstream(settings, () => now);
      return dispatcher.request({ origin, path: "/", method: "GET" });
    });
    expect(await offered).toEqual(["http/1.1"]);
  });
});
