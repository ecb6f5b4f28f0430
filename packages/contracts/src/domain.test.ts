import { describe, expect, it } from "vitest";
import { domainSuffixes, domainSuffixOf, hostName } from "./domain.ts";

describe("hostName", () => {
  it.each([
    ["WWW.Callboard.in:8080", "callboard.in"],
    ["localhost:3000", "localhost"],
    ["callboard.com.", "callboard.com"],
  ])("reads %s as %s", (host, name) => {
    expect(hostName(host)).toBe(name);
  });
});

describe("domainSuffixOf", () => {
  it.each(domainSuffixes)("reads %s whole, and no shorter one of it", (suffix) => {
    expect(domainSuffixOf(`callboard${suffix}`)).toBe(suffix);
  });

  it.each([
    ["callboard.in", ".in"],
    ["www.callboard.co.uk:443", ".co.uk"],
    ["callboard.uk", ".uk"],
    ["callboard.co.in", ".co.in"],
    ["callboard.com.au", ".com.au"],
    ["co.uk", ".uk"],
    ["localhost:3000", null],
    ["127.0.0.1", null],
    [".in", null],
    ["callboard.example", null],
  ])("reads %s as %s", (host, suffix) => {
    expect(domainSuffixOf(host)).toBe(suffix);
  });
});
