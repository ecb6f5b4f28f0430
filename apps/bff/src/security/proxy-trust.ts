import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import proxyAddr from "@fastify/proxy-addr";

/** Reads the client address: of the connection, or from X-Forwarded-For of a trusted proxy. */
export function createAddressReader(trusted: string[]): (request: IncomingMessage) => string {
  if (trusted.length === 0) return ({ socket }) => socket.remoteAddress ?? "";
  const trusts = proxyAddr.compile(trusted);
  return (request) => proxyAddr(request, trusts);
}

/** Reads the protocol, `http` or `https`: of the connection, or from X-Forwarded-Proto of a trusted proxy. */
export function createProtocolReader(trusted: string[]): (request: IncomingMessage) => string {
  const trusts = trusted.length > 0 ? proxyAddr.compile(trusted) : () => false;
  return ({ headers, socket }) => {
    const own = (socket as Partial<TLSSocket>).encrypted ? "https" : "http";
    const forwarded = headers["x-forwarded-proto"];
    if (typeof forwarded !== "string" || !trusts(socket.remoteAddress ?? "", 0)) return own;
    return forwarded.split(",").at(-1)?.trim() || own;
  };
}
