import { describe, expect, it } from "vitest";
import { createLog } from "./create-log.ts";

function createTestLog(redact?: string[]) {
  const lines: string[] = [];
  const destination = { write: (line: string) => lines.push(line) };
  return { lines, log: createLog("info", { destination, ...(redact && { redact }) }) };
}

describe("createLog", () => {
  it.each([
    "apikey",
    "apiKey",
    "authorization",
    "bearer",
    "cookie",
    "set-cookie",
    "password",
    "otp",
    "token",
  ])("redacts %s at any depth", (name) => {
    const { log, lines } = createTestLog();
    const secret = { [name]: "canary" };
    log.info({ ...secret, headers: secret, request: { headers: secret }, a: { b: { c: secret } } }, "hello");
    expect(lines.join("")).toContain("hello");
    expect(lines.join("")).not.toContain("canary");
  });

  const canary = "canary-7f3k2";
  const withSecrets = {
    "headers in any case": { a: { Headers: { ApiKey: canary, "X-Api-Key": canary, Cookie: canary } } },
    "headers of any name": { options: { headers: { "x-amz-security": canary, host: "example.com" } } },
    "raw headers": { rawHeaders: ["apikey", canary] },
    "a Headers object": { headers: new Headers({ authorization: canary }) },
    "secrets far below": { a: { b: { c: { d: { e: { f: { token: canary } } } } } } },
    "secrets in a list": { calls: [{ headers: { apikey: canary } }, { password: canary }] },
    "an error that carries a request": {
      err: Object.assign(new Error(`refused Bearer ${canary}`), { options: { headers: { apikey: canary } } }),
    },
    "an error with a cause": {
      err: new Error("outer", {
        cause: Object.assign(new Error(`Basic ${canary}`), { headers: { a: canary } }),
      }),
    },
    "an error under another name": { reason: Object.assign(new Error("no"), { authorization: canary }) },
  };
  const levels = ["trace", "debug", "info", "warn", "error", "fatal"] as const;

  it.each(Object.entries(withSecrets))("keeps %s out at every level, of children too", (_name, fields) => {
    const lines: string[] = [];
    const log = createLog("trace", { destination: { write: (line) => lines.push(line) } });
    for (const level of levels) {
      log[level](fields, "hello");
      log.child({ reqId: "1" }, {})[level](fields, "hello");
    }
    expect(lines).toHaveLength(12);
    expect(lines.join("")).not.toContain(canary);
  });

  it("logs an error that is passed alone, and one that refers to itself", () => {
    const { log, lines } = createTestLog();
    const error = Object.assign(new Error(`Bearer ${canary}`), { self: {} });
    error.self = error;
    log.error(error);
    log.error({ err: error }, "failed");
    expect(lines.map((line) => JSON.parse(line).err.type)).toEqual(["Error", "Error"]);
    expect(lines.join("")).not.toContain(canary);
  });

  it("keeps what helps: harmless headers, and the stack of an error", () => {
    const { log, lines } = createTestLog();
    log.error({ err: new Error("broken"), headers: { host: "example.com", "content-type": "text/html" } });
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      err: { type: "Error", message: "broken", stack: expect.stringContaining("create-log.test.ts") },
      headers: { host: "example.com", "content-type": "text/html" },
    });
  });

  it("redacts further paths, and nothing else", () => {
    const { log, lines } = createTestLog(["body.code"]);
    log.info({ body: { code: "918273" }, err: { code: "ECONNREFUSED" } });
    expect(lines.join("")).not.toContain("918273");
    expect(lines.join("")).toContain("ECONNREFUSED");
  });
});
