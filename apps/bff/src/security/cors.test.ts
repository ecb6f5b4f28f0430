import { describe, expect, it } from "vitest";
import { fakeUpstream } from "../test/fake-upstream.ts";
import { allProcedures, callProcedure, isMutation } from "../test/procedures.ts";
import { cookieAfter, halvesOf } from "../test/signed-in.ts";
import { createTestApp, procedureUrl } from "../test/test-app.ts";

const named = "https://app.callboard.in";
const others = [
  "https://evil.example",
  "https://app.callboard.in.evil.example",
  "https://app.callboard.in:8443",
  "http://app.callboard.in",
  "https://evil.app.callboard.in",
  "https://APP.callboard.in",
  "null",
] as const;
const read = procedureUrl("blog.list", {});

async function createSite(CORS_ORIGINS = [named]) {
  const test = await createTestApp({ settings: { CORS_ORIGINS } });
  return { ...test, seen: fakeUpstream(test) };
}

const corsHeaders = (headers: Record<string, unknown>) =>
  Object.keys(headers).filter((name) => name.startsWith("access-control-"));

describe("a page of an origin that is named", () => {
  it("signs in, reads as itself and changes something, with both halves of a session", async () => {
    const site = await createSite();
    const sender = { host: "callboard.in", origin: named, "sec-fetch-site": "same-site" };
    const signedIn = await callProcedure(site, "session.signIn", undefined, sender);
    const { token } = signedIn.json().result.data.auth;
    const cookie = cookieAfter(signedIn.headers["set-cookie"]) ?? "";
    const halves = { ...sender, cookie, authorization: `Bearer ${token}` };
    for (const path of ["comment.list", "comment.create", "session.signOut"] as const) {
      const answer = await callProcedure(site, path, undefined, halves);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      expect(answer.headers).toMatchObject({
        "access-control-allow-origin": named,
        "access-control-allow-credentials": "true",
        "access-control-expose-headers": "retry-after, x-request-id",
      });
    }
  });

  it("needs both halves like any other", async () => {
    const site = await createSite();
    const { cookie, authorization } = await halvesOf();
    const origin = { origin: named };
    const statusOf = async (headers: Record<string, string>) =>
      (await callProcedure(site, "session.list", undefined, { ...origin, ...headers })).statusCode;
    expect(await Promise.all([statusOf({}), statusOf({ cookie }), statusOf({ authorization })])).toEqual([
      401, 403, 401,
    ]);
  });

  it("gets word of what failed", async () => {
    const site = await createSite();
    const answer = await callProcedure(site, "session.list", undefined, { origin: named });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["access-control-allow-origin"]).toBe(named);
  });

  it("has its preflights answered without a call of the upstream", async () => {
    const site = await createSite();
    const headers = {
      origin: named,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type",
    };
    const answer = await site.app.inject({ method: "OPTIONS", url: "/trpc/comment.create", headers });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": named,
      "access-control-allow-credentials": "true",
      "access-control-allow-methods": "GET, POST",
      "access-control-max-age": "600",
    });
    expect(site.seen).toEqual([]);
  });

  it("reads what is cached, as does everybody else, each with its own headers", async () => {
    const site = await createSite();
    for (const origin of [named, undefined, "https://evil.example", named]) {
      const { headers } = await site.ask
        .get(read)
        .set("host", "callboard.in")
        .set(origin ? { origin } : {})
        .expect(200);
      expect(headers["access-control-allow-origin"]).toBe(origin === named ? named : undefined);
      expect(headers.vary).toMatch(/\borigin\b/i);
    }
  });

  it("has no way to pages", async () => {
    const site = await createSite();
    const { headers } = await site.ask.get("/readyz").set("origin", named);
    expect(corsHeaders(headers)).toEqual([]);
  });
});

describe("a page of any other origin", () => {
  it.each(others)("of %s is refused a change and what shows who asks", async (origin) => {
    const site = await createSite();
    const halves = await halvesOf();
    for (const path of [...allProcedures.filter(isMutation), "session.list", "comment.list"] as const) {
      const answer = await callProcedure(site, path as "session.list", undefined, {
        ...halves,
        host: "callboard.in",
        origin,
        "sec-fetch-site": "cross-site",
      });
      expect([path, answer.statusCode, corsHeaders(answer.headers)]).toEqual([path, 403, []]);
    }
    expect(site.seen).toEqual([]);
  });

  it.each(others)(
    "of %s may not read what it is answered, nor send more than a form could",
    async (origin) => {
      const site = await createSite();
      const { headers } = await site.ask
        .get(read)
        .set("host", "callboard.in")
        .set("origin", origin)
        .expect(200);
      expect(corsHeaders(headers)).toEqual([]);
      const preflight = { origin, "access-control-request-method": "POST" };
      const answer = await site.app.inject({
        method: "OPTIONS",
        url: "/trpc/comment.create",
        headers: preflight,
      });
      expect(corsHeaders(answer.headers)).toEqual([]);
    },
  );

  it("is any, where none is named", async () => {
    const site = await createSite([]);
    const answer = await callProcedure(site, "session.signIn", undefined, {
      host: "callboard.in",
      origin: named,
    });
    expect([answer.statusCode, corsHeaders(answer.headers)]).toEqual([403, []]);
  });
});
