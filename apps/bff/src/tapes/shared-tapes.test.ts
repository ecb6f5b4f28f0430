import type { IncomingMessage, ServerResponse } from "node:http";
import { shortlistTapesPath } from "@callboard/contracts/shortlist";
import { describe, expect, it } from "vitest";
import { envelopeOf } from "../test/fixtures.ts";
import { callProcedure } from "../test/procedures.ts";
import { halvesOf } from "../test/signed-in.ts";
import { createRawUpstream, createTestApp, noCache, now } from "../test/test-app.ts";
import { createTestUpstream } from "../test/test-upstream.ts";

const tape = { type: "video/webm", size: 5_000, created_at: "2026-03-01T10:00:00.000Z" };
const pass = "3.7.1772445600000.c2lnbmF0dXJl-_";
type Seen = { method: string | undefined; url: string | undefined; bearer: string | undefined };

/** A gateway before an upstream that has one shared tape. */
async function create(offered?: readonly [], status = 206) {
  const seen: Seen[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request;
    seen.push({ method, url, bearer: headers.authorization });
    const isTape = url?.endsWith("/content");
    const type = isTape && status === 206 ? "video/webm" : "application/json";
    response.writeHead(isTape ? status : 200, { "content-type": type, "set-cookie": "a=b" });
    if (!isTape) return response.end(JSON.stringify(envelopeOf({ tape, pass })));
    if (status !== 206) return response.end(JSON.stringify({ success: false, message: "No" }));
    return response.end(method === "HEAD" ? undefined : "tape");
  };
  const settings = { UPSTREAM_URL: await createRawUpstream(answer), UPSTREAM_API_KEY: "k" };
  const upstream = createTestUpstream({ ...settings, UPSTREAM_TIMEOUT_MS: 2_000, ...noCache }, () => now, {
    ...(offered && { offered }),
  });
  return { ...(await createTestApp({ upstream })), seen };
}

const address = `${shortlistTapesPath}?pass=${pass}`;

describe("the tape of a shortlist", () => {
  it("has an address without the token, by which anybody has it played", async () => {
    const { app, seen } = await create();
    const asked = await callProcedure(
      { app },
      "sharedShortlist.tape",
      { token: "the-token", application_id: 7 },
      {},
    );
    expect(asked.json().result.data).toEqual({ tape, address });
    const answer = await app.inject({ url: address, headers: { range: "bytes=0-3" } });
    expect([answer.statusCode, answer.body]).toEqual([206, "tape"]);
    expect(answer.headers).toMatchObject({
      "content-type": "video/webm",
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(seen.at(-1)?.url).toBe(`/api/v1/shortlist/tape/${pass}/content`);
  });

  it("is logged without its pass where it cannot be had", async () => {
    const { app, logLines } = await create(undefined, 500);
    expect((await app.inject({ url: address })).statusCode).toBe(502);
    expect(logLines.join("")).toContain("/shortlist/tape/[redacted]/content");
    expect(logLines.join("")).not.toContain(pass);
  });

  it("is asked for in nobody's name, even where somebody is signed in", async () => {
    const { app, seen } = await create();
    await app.inject({ url: address, headers: await halvesOf() });
    expect(seen.at(-1)).toMatchObject({ bearer: undefined });
  });

  it.each(["cross-site", "same-site"])("is not played by a page that is %s", async (site) => {
    const { app, seen } = await create();
    const answer = await app.inject({ url: address, headers: { "sec-fetch-site": site } });
    expect([answer.statusCode, seen.length]).toEqual([403, 0]);
  });

  it.each(["", "?pass=", "?pass=a/b", "?pass=..%2F1", `?pass=${"a".repeat(101)}`, `?pass=a&pass=b`])(
    "is not there for %j",
    async (search) => {
      const { app, seen } = await create();
      const answer = await app.inject({ url: shortlistTapesPath + search });
      expect([answer.statusCode, seen.filter(({ url }) => url?.includes("/tape/"))]).toEqual([404, []]);
    },
  );

  it.each([403, 404])("is refused with %i as the upstream refuses it", async (status) => {
    const { app } = await create(undefined, status);
    expect((await app.inject({ url: address })).statusCode).toBe(status);
  });

  it("is not there before an upstream that shares no shortlists", async () => {
    const { app } = await create([]);
    expect((await app.inject({ url: address })).statusCode).toBe(404);
  });
});
