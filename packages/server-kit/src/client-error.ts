import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

const statusByCode: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** How long a client may go on sending after the response, in ms: many read it only when they have sent everything. */
const afterResponse = 1_000;

/** The response for a status: its headers without those of the connection, and its body. */
type CreateResponse = (status: number) => { headers: Record<string, string>; body: string };

/** Responds, as Fastify's clientErrorHandler, to what is not HTTP and to requests that took too long, and closes the connection. */
export function respondToClientError(
  error: Error & { code?: string },
  socket: Socket,
  createResponse: CreateResponse,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusByCode[error.code ?? ""] ?? 400;
  const { headers, body } = createResponse(status);
  const lines = Object.entries({
    ...headers,
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
  setTimeout(() => socket.destroy(), afterResponse).unref();
}
