import { describe, expect, it } from "vitest";
import { clientNetwork, strangerNetwork } from "./client-network.ts";

describe("clientNetwork", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:0DB8:1:2::9", "2001:db8:1:2"],
    ["2001:db8::5:6", "2001:db8:0:0"],
    ["2001:db8:1::4:5:6:7", "2001:db8:1:0"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["unix", "unix"],
    ["a:b", "a:b"],
    ["", ""],
  ])("of %j is %j", (address, key) => {
    expect(clientNetwork(address, { octets: 4, groups: 4 })).toBe(key);
  });
});

describe("strangerNetwork", () => {
  it.each([
    ["203.0.113.7", "203.0.113"],
    ["::ffff:203.0.113.200", "203.0.113"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1"],
  ])("of %s is %s", (address, key) => {
    expect(strangerNetwork(address)).toBe(key);
  });
});
