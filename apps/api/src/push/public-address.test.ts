import type { lookup } from "node:dns";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { isPublicAddress, publicLookup } from "./public-address.ts";

type Done = (error: null, found: { address: string; family: number }[]) => void;
/** Looks a name up that leads to these addresses. */
function leadingTo(...addresses: string[]) {
  const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  const find = (_name: string, _options: object, done: Done) => done(null, found);
  return promisify(publicLookup(find as unknown as typeof lookup));
}

describe("a public address", () => {
  it.each(["8.8.8.8", "142.250.1.95", "172.32.0.1", "2607:f8b0:4004:800::200a", "2620:149:a44::8"])(
    "is %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ...["127.0.0.1", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "0.0.0.0"],
    ...["100.64.0.1", "192.0.0.170", "198.18.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1"],
    ...["fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1"],
    ...["2001:db8::1", "2001::1", "2002:7f00:1::", "nothing", ""],
  ])("is not %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("a name", () => {
  it("is connected to where all of its addresses are public", async () => {
    const find = leadingTo("8.8.8.8", "2607:f8b0::1");
    expect(await find("push.example.com", {})).toBe("8.8.8.8");
    expect(await find("push.example.com", { all: true })).toHaveLength(2);
  });

  it.each([[["127.0.0.1"]], [["8.8.8.8", "10.0.0.1"]], [["::1"]], [[]]])(
    "is not where it leads to %j",
    async (addresses) => {
      await expect(leadingTo(...addresses)("push.example.com", { all: true })).rejects.toThrow(
        "not a public address",
      );
    },
  );
});
