import { isIPv6 } from "node:net";

const mappedV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const groupsOfAddress = 8;
const groupsOfNetwork = 4;

/** The rate-limit key of a client: its IPv4 address, or its /64 network in IPv6, all of which belongs to one client. */
export function clientKey(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = mappedV4.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array(Math.max(0, groupsOfAddress - head.length - tail.length)).fill("0");
  const groups = [...head, ...zeros, ...tail].slice(0, groupsOfNetwork);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
