import { describe, expect, it } from "vitest";
import { clientInLog } from "./client-in-log.ts";

describe("a client in the log", () => {
  it.each([
    ["203.0.113.7", "203.0.113.0/24"],
    ["::ffff:203.0.113.200", "203.0.113.0/24"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["::1", "0:0:0::/48"],
    ["somebody", "unknown"],
    ["", "unknown"],
  ])("%j is %j when shortened", (address, name) => {
    expect(clientInLog({ LOG_CLIENTS: "shortened" })(address)).toBe(name);
  });

  it("is the same hash for the same address and key, in whatever form it comes", () => {
    const settings = { LOG_CLIENTS: "hashed", LOG_CLIENT_KEY: "sixteen letters!" } as const;
    const [here, there] = [clientInLog(settings), clientInLog(settings)];
    const name = here("203.0.113.7");
    expect(name).toMatch(/^[\w-]{16}$/);
    expect(there("::ffff:203.0.113.7")).toBe(name);
    expect(here("203.0.113.8")).not.toBe(name);
    expect(here("2001:db8:1:2::7")).not.toBe(here("2001:db8:1:2::8"));
    expect(here("somebody")).toBe("unknown");
  });

  it("has another hash with another key, and without one at each start", () => {
    const hashes = ["one more than 16", "two more than 16", undefined, undefined].map((LOG_CLIENT_KEY) =>
      clientInLog({ LOG_CLIENTS: "hashed", LOG_CLIENT_KEY })("203.0.113.7"),
    );
    expect(new Set(hashes).size).toBe(4);
  });
});
