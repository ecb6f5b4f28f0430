import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { createLog } from "@callboard/server-kit/create-log";
import supertest from "supertest";
import { describe, expect, it } from "vitest";
import { buildApp } from "./app.ts";
import { redactedPaths } from "./http/server-options.ts";
import { startApp, testApiKey } from "./test/app.ts";
import { testSmsLimits } from "./test/outbox.ts";
import { signUpOf } from "./test/people.ts";

const app = startApp();

describe("every answer", () => {
  it.each([
    ["an unknown address", "/", 404, "Resource not found"],
    ["an unknown call", "/api/v1/nothing", 404, "Resource not found"],
    ["a long address", `/api/v1/${"a".repeat(14_000)}`, 404, "Resource not found"],
    ["an endless address", `/api/v1/${"a".repeat(20_000)}`, 431, "Headers too large"],
    ["half an escape", "/%zz", 400, "Malformed request"],
  ])("has the envelope, for %s", async (_name, path, status, message) => {
    const { body } = await app.get(path).expect(status);
    expect(body).toEqual({ success: false, message });
  });

  it("refuses other methods as unknown", async () => {
    await app.bare().post("/api/v1/blog/view").set("apikey", testApiKey).send({}).expect(404);
  });

  it("carries the request's id, or a new one where it is no id", async () => {
    const idFor = async (id: string) => {
      const { headers } = await app.get("/api/v1/tag/view").set("x-request-id", id);
      return headers["x-request-id"];
    };
    expect(await idFor("trace-1.a")).toBe("trace-1.a");
    expect(await idFor("no id {}")).toMatch(/^[\da-f-]{36}$/);
  });
});

describe("the key", () => {
  it.each([
    "",
    "key",
    "KEY-OF-THE-TESTS",
    "key-of-the-test",
    "key-of-the-testsx",
    "another-key,key-of-the-tests",
  ])("is not %j", async (key) => {
    const { body } = await app.bare().get("/api/v1/tag/view").set("apikey", key).expect(403);
    expect(body).toEqual({ success: false, message: "API key forbidden or invalid" });
  });

  it("may be any of the configured ones", async () => {
    await app.bare().get("/api/v1/tag/view").set("apikey", "another-key").expect(200);
  });
});

describe("health", () => {
  it("answers without a key", async () => {
    await app.bare().get("/healthz").expect(200, { success: true, message: "OK", data: null });
    await app.bare().get("/readyz").expect(200, { success: true, message: "OK", data: null });
  });
});

describe("without its database", () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });

  async function broken() {
    const fail = () => {
      throw new Error("connection to 10.0.0.7 refused");
    };
    const instance = await buildApp({
      db: new Proxy(app.db, { get: () => fail }),
      ping: async () => fail(),
      apiKeys: [testApiKey],
      media: app.media,
      privateFiles: app.privateFiles,
      uploadFolder: "",
      clock: app.clock.read,
      sms: { send: async () => {} },
      otpKey: "k",
      smsLimits: testSmsLimits,
      log: createLog("info", { redact: redactedPaths, destination: sink }),
    });
    await instance.ready();
    return instance;
  }

  it("is not ready, fails without details, and logs the cause but not the key", async () => {
    const instance = await broken();
    const ready = await supertest(instance.server).get("/readyz").expect(503);
    expect(ready.body).toEqual({ success: false, message: "The database does not answer" });
    const { body } = await supertest(instance.server)
      .get("/api/v1/tag/view")
      .set("apikey", testApiKey)
      .expect(500);
    expect(body).toEqual({ success: false, message: "An error occurred" });
    expect(lines.join("")).toContain("request failed");
    expect(lines.join("")).not.toContain(testApiKey);
    await instance.close();
  });
});

describe("the description at /api/v1/docs", () => {
  it("is open, and lists every call with the key it needs", async () => {
    await app.bare().get("/api/v1/docs").expect(200);
    const { body } = await app.bare().get("/api/v1/docs/json").expect(200);
    const paths = Object.keys(body.paths).sort();
    const known = [
      "/api/v1/agency-profile/create",
      "/api/v1/agency-profile/mine",
      "/api/v1/application/applied",
      "/api/v1/application/event/{id}",
      "/api/v1/application/mine",
      "/api/v1/application/review/{id}",
      "/api/v1/application/{id}",
      "/api/v1/artist-profile/create",
      "/api/v1/artist-profile/mine",
      "/api/v1/auth/login",
      "/api/v1/auth/logout",
      "/api/v1/auth/logout-all",
      "/api/v1/auth/me",
      "/api/v1/auth/password/request",
      "/api/v1/auth/password/reset",
      "/api/v1/auth/phone/change",
      "/api/v1/auth/resend/otp",
      "/api/v1/auth/sessions",
      "/api/v1/auth/signup",
      "/api/v1/auth/verify/mobile-otp",
      "/api/v1/blog/view",
      "/api/v1/blog/view-by-slug/{slug}",
      "/api/v1/blog/view-by-tag/{tag_name}",
      "/api/v1/capabilities",
      "/api/v1/category/view",
      "/api/v1/cities/view",
      "/api/v1/comment/blog/{id}",
      "/api/v1/comment/create",
      "/api/v1/comment/mine",
      "/api/v1/comment/{id}",
      "/api/v1/contact/create",
      "/api/v1/crowdfunding/contribute",
      "/api/v1/crowdfunding/ledger/{event_id}",
      "/api/v1/crowdfunding/mine",
      "/api/v1/crowdfunding/reverse/{id}",
      "/api/v1/event-category/view",
      "/api/v1/event/apply",
      "/api/v1/event/category/{category_id}",
      "/api/v1/event/create",
      "/api/v1/event/get/{id}",
      "/api/v1/event/list",
      "/api/v1/event/mine",
      "/api/v1/event/viewer/{id}",
      "/api/v1/message-template/mine",
      "/api/v1/message-template/save",
      "/api/v1/message-template/{id}",
      "/api/v1/profession/view",
      "/api/v1/profile/list",
      "/api/v1/profile/view/{kind}/{id}",
      "/api/v1/tag/view",
      "/api/v1/video/list",
    ];
    expect(paths.filter((path) => known.includes(path))).toEqual(known);
    // A module that came later answers below its own name, and has tests of its own.
    const modules = readdirSync(join(import.meta.dirname, "modules"));
    const others = paths.filter((path) => !known.includes(path));
    expect(others.filter((path) => !modules.includes(path.split("/")[3] ?? ""))).toEqual([]);
    expect(body.security).toEqual([{ apikey: [] }]);
    const { parameters, responses } = body.paths["/api/v1/blog/view"].get;
    expect(parameters.map(({ name }: { name: string }) => name)).toContain("x-domain-suffix");
    expect(Object.keys(responses)).toEqual(["200", "403", "404", "422", "500", "503"]);
  });
});

describe("a call", () => {
  it("declares what it answers, and nothing else leaves", async () => {
    const { body } = await app.bare().get("/api/v1/docs/json").expect(200);
    type Answer = { content?: { "application/json"?: { schema?: object } } };
    const calls = Object.entries<Record<string, { responses: Record<string, Answer> }>>(body.paths);
    const open = calls.filter(([, methods]) =>
      Object.values(methods).some(({ responses }) => !responses[200]?.content?.["application/json"]?.schema),
    );
    expect(open).toEqual([]);
  });
});

describe("the log", () => {
  it("holds no password, code, bearer or key, whatever becomes of the request", async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write: (line, _encoding, done) => {
        lines.push(String(line));
        done();
      },
    });
    const failing = new Proxy(app.db, {
      get: () => () => {
        throw Object.assign(new Error("down"), { code: "ECONNREFUSED" });
      },
    });
    const secrets = { password: "canary-password-1", otp: "918273", phone: "+15550001111" };
    const bearer = "canary-bearer-0123456789";
    for (const db of [app.db, failing]) {
      const log = createLog("trace", { redact: redactedPaths, destination: sink });
      const sms = { send: async () => {} };
      const media = app.media;
      const deps = {
        db,
        ping: async () => {},
        apiKeys: [testApiKey],
        media,
        privateFiles: app.privateFiles,
        uploadFolder: "",
        clock: app.clock.read,
        sms,
        log,
      };
      const instance = await buildApp({ ...deps, otpKey: "canary-otp-key", smsLimits: testSmsLimits });
      await instance.ready();
      for (const path of ["login", "signup", "verify/mobile-otp", "password/reset", "me"]) {
        const request = supertest(instance.server).post(`/api/v1/auth/${path}`).set("apikey", testApiKey);
        const body = { ...signUpOf(), ...secrets };
        expect((await request.set("authorization", `Bearer ${bearer}`).send(body)).status).toBeGreaterThan(0);
      }
      instance.log.info({ ...secrets, token: bearer, body: { ...secrets, code: "918273" } }, "by mistake");
      await instance.close();
    }
    const text = lines.join("");
    expect(text).toContain("request failed");
    expect(text).toContain("ECONNREFUSED");
    for (const canary of ["canary", "918273", testApiKey]) expect(text).not.toContain(canary);
  });
});
