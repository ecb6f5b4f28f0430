import { isIPv6 } from "node:net";

const mappedV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const groupsOfAddress = 8;

/** How much of an address says whose it is: so many octets in IPv4, so many groups of 16 bits in IPv6. */
type Parts = { octets: number; groups: number };

function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array(Math.max(0, groupsOfAddress - head.length - tail.length)).fill("0");
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
}

/** The network of a client, as a key for rate limits. Whatever is no IP address is returned as it is. */
export function clientNetwork(address: string, { octets, groups }: Parts): string {
  const v4 = mappedV4.exec(address)?.[1] ?? address;
  if (!v4.includes(":")) return v4.split(".").slice(0, octets).join(".");
  return isIPv6(v4) ? groupsOf(v4).slice(0, groups).join(":") : v4;
}

/** The network that one stranger can easily have all of: /24 in IPv4, /48 in IPv6. */
export function strangerNetwork(address: string): string {
  return clientNetwork(address, { octets: 3, groups: 3 });
}
