import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { answerClientError } from "./errors/error-handler.ts";

/**
 * How long a body may take to arrive, in ms. Uploads may be slow. After an early response the rest of the body is still
 * read for a moment, because many clients read the response only when they have sent everything.
 */
const timeouts = { body: 10_000, upload: 120_000, afterResponse: 4_000 };

/** Bytes per interval in ms. */
const minUploadRate = { bytes: 32 * 1_024, interval: 5_000 };

const timedOut = Object.assign(new Error("The body took too long"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Responds with 408, and closes the connection. */
function timeOut(socket: Socket): void {
  answerClientError(timedOut, socket);
}

/** Ends requests whose body does not arrive in time, although bytes keep coming. */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    const timer = setTimeout(() => timeOut(raw.socket), timeouts.body);
    timer.unref();
    request.bodyTimer = timer;
    raw.once("end", () => clearTimeout(request.bodyTimer));
  });
  app.addHook("onRequestAbort", async (request) => clearTimeout(request.bodyTimer));
  app.addHook("onResponse", async (request) => {
    const { raw } = request;
    clearTimeout(request.bodyTimer);
    if (!hasBody(request) || raw.readableEnded) return;
    // Closes the connection, unless the body has arrived.
    request.bodyTimer = setTimeout(() => raw.destroy(), timeouts.afterResponse);
    request.bodyTimer.unref();
  });
}

/** Raises the timeout for a request with files, which may be queued before its body is read. */
export function allowLongBody({ raw, bodyTimer }: FastifyRequest): void {
  clearTimeout(bodyTimer);
  raw.setTimeout(timeouts.upload);
}

/**
 * Ends an upload that is too slow in two intervals in a row; one stall may be a train in a tunnel. Call it when the body
 * begins to be read, because the upload then holds a slot of the queue.
 */
export function requireUploadRate({ raw }: Pick<FastifyRequest, "raw">): void {
  const { socket } = raw;
  let bytesBefore = socket.bytesRead;
  let wasSlow = false;
  const timer = setInterval(() => {
    const isSlow = socket.bytesRead - bytesBefore < minUploadRate.bytes;
    if (isSlow && wasSlow) timeOut(socket);
    wasSlow = isSlow;
    bytesBefore = socket.bytesRead;
  }, minUploadRate.interval);
  timer.unref();
  const stop = () => clearInterval(timer);
  raw.once("end", stop).once("close", stop);
}

/** The longest that a request may take to arrive, in ms. */
export const maxRequestTime = timeouts.upload;

declare module "fastify" {
  interface FastifyRequest {
    /** Runs until the body has arrived. */
    bodyTimer?: NodeJS.Timeout;
  }
}
