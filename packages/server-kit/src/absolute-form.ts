import type { IncomingMessage } from "node:http";

const absolute = /^https?:\/\/([^/?#]*)(.*)$/is;

/**
 * Gives a request in absolute form (`GET http://host/path`) the form of any other. Its authority replaces the Host header,
 * as RFC 9112 (3.2.2) says, and is validated as one where that is.
 */
export function readAbsoluteForm(request: IncomingMessage): void {
  const { url = "" } = request;
  if (url.startsWith("/")) return;
  const [, authority, rest = ""] = absolute.exec(url) ?? [];
  if (authority === undefined) return;
  request.headers.host = authority;
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
}
