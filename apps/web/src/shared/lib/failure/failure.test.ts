import { errorCatalogue, errorCodes } from "@callboard/contracts/error";
import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { failureMessage, readFailure, statusOfFailure } from "./failure.ts";

const answer = (code: string, message: string, fields?: Record<string, string>) =>
  TRPCClientError.from({ error: { code: -32603, message, data: { code, fields } } as never });

describe("readFailure", () => {
  it("reads what the gateway answered", () => {
    expect(readFailure(answer("validation", "Title is too long", { title: "Too long" }))).toEqual({
      code: "validation",
      message: "Title is too long",
      fields: { title: "Too long" },
    });
  });

  it("reads an error that came with a rendered page", () => {
    const plain = { name: "Error", message: "Blog not found", data: { code: "not_found" } };
    expect(readFailure(plain)).toMatchObject({ code: "not_found", message: "Blog not found" });
  });

  it("takes a call without an answer for a lost connection", () => {
    const failure = readFailure(TRPCClientError.from(new TypeError("fetch failed")));
    expect(failure).toMatchObject({
      code: "network",
      message: "Network error, please check your connection",
    });
  });

  it.each([
    ["an answer in no known form", TRPCClientError.from(new Error("<html>"), { meta: { response: {} } })],
    ["a code it does not know", answer("teapot", "I am one")],
    ["an error of our own", new Error("x is undefined")],
    ["no error at all", undefined],
  ])("calls %s unexpected", (_name, error) => {
    expect(readFailure(error)).toMatchObject({
      code: "unexpected",
      message: "An unexpected error occurred",
    });
  });

  it("falls back to the catalogue's text for every code", () => {
    for (const code of errorCodes) {
      expect(readFailure(answer(code, "")).message).toBe(errorCatalogue[code].text);
    }
  });
});

describe("failureMessage", () => {
  it("prefers the answer's own words, then the viewer's, and always names a lost connection or a refused key", () => {
    const say = (code: string, message: string) =>
      failureMessage(readFailure(answer(code, message)), "Failed to fetch cities");
    expect(say("rejected", "Closed on Sundays")).toBe("Closed on Sundays");
    expect(say("upstream", "An error occurred")).toBe("Failed to fetch cities");
    expect(say("network", "")).toBe("Network error, please check your connection");
    expect(say("forbidden", "")).toBe("API key forbidden or invalid");
    expect(say("forbidden", "Only its author may")).toBe("Only its author may");
  });
});

describe("statusOfFailure", () => {
  it("is the catalogue's status, and 200 where nothing failed", () => {
    expect(statusOfFailure(answer("upstream", ""))).toBe(502);
    expect(statusOfFailure(answer("network", ""))).toBe(504);
    expect(statusOfFailure(null)).toBe(200);
  });
});
