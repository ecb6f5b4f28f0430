import { createHmac, randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { z } from "zod";
import { clientNetwork, strangerNetwork } from "./client-network.ts";

/** How clients stand in the log: settings of both servers. */
export const clientSettings = {
  LOG_CLIENTS: z
    .enum(["shortened", "hashed"], { error: "must be shortened or hashed" })
    .default("shortened")
    .describe(
      "How client addresses are logged: shortened to their network (/24 in IPv4, /48 in IPv6), or hashed.",
    ),
  LOG_CLIENT_KEY: z
    .string()
    .min(16, "must have at least 16 characters")
    .optional()
    .describe(
      "Keys those hashes: the same client has the same hash wherever the key is the same. Another one at each start where it is not set.",
    ),
};

export type ClientSettings = { LOG_CLIENTS: "shortened" | "hashed"; LOG_CLIENT_KEY?: string | undefined };

const hashLength = 16;
const wholeAddress = { octets: 4, groups: 8 };

function shorten(address: string): string {
  const network = strangerNetwork(address);
  return network.includes(":") ? `${network}::/48` : `${network}.0/24`;
}

/** Gives the function that turns an address into what is logged of it. Whatever is no IP address is not logged. */
export function clientInLog({ LOG_CLIENTS, LOG_CLIENT_KEY }: ClientSettings): (address: string) => string {
  const key = LOG_CLIENT_KEY ?? randomBytes(32);
  const hash = (address: string) =>
    createHmac("sha256", key)
      .update(clientNetwork(address, wholeAddress))
      .digest("base64url")
      .slice(0, hashLength);
  const name = LOG_CLIENTS === "hashed" ? hash : shorten;
  return (address) => (isIP(address) ? name(address) : "unknown");
}
