import { clientNetwork } from "@callboard/server-kit/client-network";

/** The rate-limit key of a client: its IPv4 address, or its /64 network in IPv6, all of which belongs to one client. */
export function clientKey(address: string): string {
  return clientNetwork(address, { octets: 4, groups: 4 });
}
