import { describe, expect, it } from "vitest";
import { createTestApp } from "../test/test-app.ts";
import { isAllowed } from "./cross-site-gate.ts";

const host = "callboard.in";
const own = "https://callboard.in";
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
  "multipart/form-data; boundary=x",
  undefined,
] as const;

const combinations = sites.flatMap((fetchSite) => origins.map((origin) => ({ fetchSite, origin })));
const isOwn = ({ fetchSite, origin }: (typeof combinations)[number]) =>
  (fetchSite === undefined || fetchSite === "same-origin") && (origin === undefined || origin === own);

describe("isAllowed", () => {
  it.each(combinations)("decides on a POST with %o", (sender) => {
    expect(isAllowed({ method: "POST", host, ...sender })).toBe(isOwn(sender));
  });

  it.each(combinations)("lets a read with %o through", (sender) => {
    expect(isAllowed({ method: "GET", host, ...sender })).toBe(true);
  });

  it("knows the configured address besides the host", () => {
    const sender = { method: "POST", host: "gateway.internal", origin: own };
    expect(isAllowed(sender)).toBe(false);
    expect(isAllowed(sender, own)).toBe(true);
  });
});

describe("the gate", () => {
  it("stops every foreign combination before the provider is asked", async () => {
    const { ask, upstream, agent } = await createTestApp();
    upstream.intercept({ path: () => true }).reply(200, {});
    for (const sender of combinations.filter((combination) => !isOwn(combination))) {
      for (const contentType of contentTypes) {
        const asked = ask.post("/trpc/comment.create").set("host", host);
        if (sender.fetchSite !== undefined) asked.set("sec-fetch-site", sender.fetchSite);
        if (sender.origin !== undefined) asked.set("origin", sender.origin);
        if (contentType !== undefined) asked.set("content-type", contentType);
        const { body, headers } = await asked.send("{}").expect(403);
        expect(body.error.data.code).toBe("forbidden");
        expect(headers["x-content-type-options"]).toBe("nosniff");
      }
    }
    expect(agent.pendingInterceptors()).toHaveLength(1);
  });

  it.each(["PUT", "PATCH", "DELETE"] as const)("stops a foreign %s", async (method) => {
    const { app } = await createTestApp();
    const headers = { host, "sec-fetch-site": "cross-site" };
    const answer = await app.inject({ method, url: "/anything", headers });
    expect(answer.statusCode).toBe(403);
  });
});
