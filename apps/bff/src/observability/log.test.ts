import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";

describe("the log", () => {
  it.each([
    ["apikey", {}],
    ["authorization", {}],
    ["cookie", {}],
    ["set-cookie", {}],
    ["password", {}],
    ["otp", {}],
    ["token", {}],
  ])("hides a %s wherever it stands", (name) => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line) => lines.push(line) });
    const secret = { [name]: "canary" };
    log.info({ ...secret, headers: secret, request: { headers: secret }, a: { b: { c: secret } } }, "hello");
    expect(lines.join("")).toContain("hello");
    expect(lines.join("")).not.toContain("canary");
  });
});
