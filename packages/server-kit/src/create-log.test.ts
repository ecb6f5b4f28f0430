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

  it("redacts further paths, and nothing else", () => {
    const { log, lines } = createTestLog(["body.code"]);
    log.info({ body: { code: "918273" }, err: { code: "ECONNREFUSED" } });
    expect(lines.join("")).not.toContain("918273");
    expect(lines.join("")).toContain("ECONNREFUSED");
  });
});
