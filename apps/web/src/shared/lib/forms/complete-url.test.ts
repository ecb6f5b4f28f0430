import { describe, expect, it } from "vitest";
import { completeUrl } from "./complete-url.ts";

describe("completeUrl", () => {
  it.each([
    ["example.com", "https://example.com"],
    [" www.example.co.in/reel?x=1 ", "https://www.example.co.in/reel?x=1"],
    ["example.com:8080/reel", "https://example.com:8080/reel"],
    ["//example.com", "https://example.com"],
    ["http://example.com", "http://example.com"],
    ["https://example.com", "https://example.com"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["asha@example.com", "asha@example.com"],
    ["not an address", "not an address"],
    ["", ""],
  ])("makes %j into %j", (written, address) => {
    expect(completeUrl(written)).toBe(address);
  });
});
