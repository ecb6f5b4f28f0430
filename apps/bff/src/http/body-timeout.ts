import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { answerClientError } from "./errors/error-handler.ts";

/**
 * How long a body may take to arrive, in ms. Photos come over slow lines. The rest of a body that was answered early is
 * still taken in for a moment, since many clients read the answer only when they have sent everything.
 */
const patience = { usual: 10_000, upload: 120_000, afterAnswer: 4_000 };

/** The least of a form that has to come while it is read, in bytes, each time somebody looks, in ms, but once. */
const pace = { bytes: 32 * 1_024, every: 5_000 };

const timedOut = Object.assign(new Error("The body took too long"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Answers, and takes the connection from a client that would drip on all the same. */
function giveUp(socket: Socket): void {
  answerClientError(timedOut, socket);
  socket.destroySoon();
}

/** Gives up on a request whose body does not arrive in time, though its connection is not idle. */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    const timer = setTimeout(() => giveUp(raw.socket), patience.usual);
    timer.unref();
    request.bodyTimer = timer;
    raw.once("end", () => clearTimeout(request.bodyTimer));
  });
  app.addHook("onRequestAbort", async (request) => clearTimeout(request.bodyTimer));
  app.addHook("onResponse", async (request) => {
    const { raw } = request;
    clearTimeout(request.bodyTimer);
    if (!hasBody(request) || raw.readableEnded) return;
    // Takes the connection with it, unless the body has come.
    request.bodyTimer = setTimeout(() => raw.destroy(), patience.afterAnswer);
    request.bodyTimer.unref();
  });
}

/** Lets a request be long: it carries files, and may wait for its turn before anybody reads them. */
export function allowLongBody({ raw, bodyTimer }: FastifyRequest): void {
  clearTimeout(bodyTimer);
  raw.setTimeout(patience.upload);
}

/**
 * Call it when a long body begins to be read, which takes a place that others wait for: gives up on it when too little
 * arrives twice in a row. One stall is a train in a tunnel.
 */
export function requireUploadRate({ raw }: Pick<FastifyRequest, "raw">): void {
  const { socket } = raw;
  let seen = socket.bytesRead;
  let isBehind = false;
  const timer = setInterval(() => {
    const isSlow = socket.bytesRead - seen < pace.bytes;
    if (isSlow && isBehind) giveUp(socket);
    isBehind = isSlow;
    seen = socket.bytesRead;
  }, pace.every);
  timer.unref();
  const stop = () => clearInterval(timer);
  raw.once("end", stop).once("close", stop);
}

/** The longest that any request may take to arrive, in ms. */
export const longestRequest = patience.upload;

declare module "fastify" {
  interface FastifyRequest {
    /** Runs until the body is there. */
    bodyTimer?: NodeJS.Timeout;
  }
}
