import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

/** Gives the address that a request comes from: its connection's, or the one that a trusted proxy tells. */
export function createAddressReader(trusted: string[]): (request: IncomingMessage) => string {
  if (trusted.length === 0) return ({ socket }) => socket.remoteAddress ?? "";
  const trusts = proxyAddr.compile(trusted);
  return (request) => proxyAddr(request, trusts);
}

/** Gives how a request reached the site, `http` or `https`: from its connection, or from a proxy that is trusted to say so. */
export function createProtocolReader(trusted: string[]): (request: IncomingMessage) => string {
  const trusts = trusted.length > 0 ? proxyAddr.compile(trusted) : () => false;
  return ({ headers, socket }) => {
    const own = "encrypted" in socket ? "https" : "http";
    const told = headers["x-forwarded-proto"];
    if (typeof told !== "string" || !trusts(socket.remoteAddress ?? "", 0)) return own;
    return told.split(",").at(-1)?.trim() || own;
  };
}
