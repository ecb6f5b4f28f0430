import { describe, expect, it } from "vitest";
import { clientKey } from "./client-key.ts";

describe("clientKey", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:0DB8:1:2::9", "2001:db8:1:2"],
    ["2001:db8::5:6", "2001:db8:0:0"],
    ["2001:db8:1::4:5:6:7", "2001:db8:1:0"],
    ["::1", "0:0:0:0"],
    ["unix", "unix"],
  ])("of %s is %s", (address, key) => {
    expect(clientKey(address)).toBe(key);
  });
});
