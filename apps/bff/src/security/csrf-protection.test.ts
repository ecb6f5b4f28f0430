import { describe, expect, it } from "vitest";
import { fakeUpstream } from "../test/fake-upstream.ts";
import { allProcedures, callProcedure, isMutation } from "../test/procedures.ts";
import { halvesOf } from "../test/signed-in.ts";
import { createTestApp } from "../test/test-app.ts";
import { isAllowed } from "./csrf-protection.ts";

const host = "callboard.in";
const own = "https://callboard.in";
const named = "https://app.callboard.in";
const sites = [undefined, "same-origin", "same-site", "cross-site", "none", "nonsense"] as const;
const origins = [
  undefined,
  own,
  "https://evil.example",
  "https://evil.callboard.in",
  "https://callboard.in.evil.example",
  "https://callboard.in:8443",
  "null",
  "",
] as const;
const contentTypes = [
  "application/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  undefined,
] as const;

const combinations = sites.flatMap((fetchSite) => origins.map((origin) => ({ fetchSite, origin })));
const isOwn = ({ fetchSite, origin }: (typeof combinations)[number]) =>
  (fetchSite === undefined || fetchSite === "same-origin") && (origin === undefined || origin === own);

const ofNamed = sites.map((fetchSite) => ({ fetchSite, origin: named }));

describe("isAllowed", () => {
  it.each(combinations)("decides on a POST with %o", (sender) => {
    expect(isAllowed({ method: "POST", host, ...sender })).toBe(isOwn(sender));
  });

  it.each(combinations)("lets a read with %o through", (sender) => {
    expect(isAllowed({ method: "GET", host, ...sender })).toBe(true);
  });

  it.each(combinations)("decides on a read that shows who asks, with %o", (sender) => {
    expect(isAllowed({ method: "GET", host, hasAuthorization: true, ...sender })).toBe(isOwn(sender));
  });

  it("knows the configured address besides the host", () => {
    const sender = { method: "POST", host: "gateway.internal", origin: own };
    expect(isAllowed(sender)).toBe(false);
    expect(isAllowed(sender, { publicOrigin: own })).toBe(true);
  });
});

const foreign = combinations.filter((combination) => !isOwn(combination));
const headersOf = ({ fetchSite, origin }: (typeof combinations)[number]) => ({
  host,
  ...(fetchSite !== undefined && { "sec-fetch-site": fetchSite }),
  ...(origin !== undefined && { origin }),
});

describe("isAllowed where an origin is named", () => {
  const corsOrigins = new Set([named]);
  const requests = [{ method: "POST" }, { method: "GET", hasAuthorization: true }];

  it.each(ofNamed)("lets it through, with %o", (sender) => {
    for (const request of requests) {
      expect(isAllowed({ host, ...request, ...sender }, { corsOrigins })).toBe(true);
      expect(isAllowed({ host, ...request, ...sender })).toBe(false);
    }
  });

  it.each(combinations)("decides on any other as before, with %o", (sender) => {
    for (const request of requests) {
      expect(isAllowed({ host, ...request, ...sender }, { corsOrigins })).toBe(isOwn(sender));
    }
  });
});

describe("the gate, where an origin is named", () => {
  const createSite = () => createTestApp({ settings: { CORS_ORIGINS: [named] } });

  it.each(allProcedures.filter(isMutation))("keeps every foreign %s from the upstream", async (path) => {
    const test = await createSite();
    const seen = fakeUpstream(test);
    const halves = await halvesOf();
    for (const sender of foreign) {
      for (const contentType of contentTypes) {
        const headers = { ...halves, ...headersOf(sender), "content-type": contentType };
        const answer = await callProcedure(test, path, undefined, headers);
        expect(answer.statusCode).toBe(403);
        expect(answer.json().error.data.code).toBe("forbidden");
        expect(answer.headers).toMatchObject({ "x-content-type-options": "nosniff" });
        expect(answer.headers["set-cookie"]).toBeUndefined();
      }
    }
    expect(seen).toEqual([]);
  });

  it.each(["comment.list", "session.list", "blog.list"] as const)(
    "keeps a foreign %s from the upstream where it shows who asks",
    async (path) => {
      const test = await createSite();
      const seen = fakeUpstream(test);
      const halves = await halvesOf();
      for (const sender of foreign) {
        const answer = await callProcedure(test, path, undefined, { ...halves, ...headersOf(sender) });
        expect(answer.statusCode).toBe(403);
      }
      expect(seen).toEqual([]);
    },
  );

  it("lets our own pages, and what is no browser, sign in", async () => {
    const test = await createSite();
    fakeUpstream(test);
    for (const sender of combinations.filter(isOwn)) {
      const answer = await callProcedure(test, "session.signIn", undefined, headersOf(sender));
      expect(answer.statusCode).toBe(200);
    }
  });

  it.each(["PUT", "PATCH", "DELETE"] as const)("stops a foreign %s", async (method) => {
    const { app } = await createSite();
    const headers = { host, "sec-fetch-site": "cross-site" };
    const answer = await app.inject({ method, url: "/anything", headers });
    expect(answer.statusCode).toBe(403);
  });
});
