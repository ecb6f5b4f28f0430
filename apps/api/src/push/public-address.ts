import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

const inner = new BlockList();
for (const [network, bits] of [
  ...([
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
  ] as const),
  ...([
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
    ["192.88.99.0", 24],
  ] as const),
  ...([
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
    ["198.51.100.0", 24],
    ["203.0.113.0", 24],
  ] as const),
  ...([
    ["224.0.0.0", 4],
    ["240.0.0.0", 4],
  ] as const),
])
  inner.addSubnet(network, bits);

/** What is handed out to anybody at all, and of that what is not: documentation, Teredo and 6to4, which lead to addresses of version 4. */
const handedOut = new BlockList();
handedOut.addSubnet("2000::", 3, "ipv6");
const notPublic = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  notPublic.addSubnet(network, bits, "ipv6");

/** True of an address of the internet: not of this machine, its networks, or what is reserved. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inner.check(address);
  return version === 6 && handedOut.check(address, "ipv6") && !notPublic.check(address, "ipv6");
}

/**
 * Looks a name up as connections do, and fails where it leads to an address that is not public. What is checked is what is connected to: a name that
 * leads elsewhere a moment later gets nobody further.
 */
export const publicLookup =
  (find = lookup): LookupFunction =>
  (hostname, options, callback) =>
    find(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, "");
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublicAddress(address)))
        return callback(Object.assign(new Error("not a public address"), { code: "EPRIVATE" }), "");
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
