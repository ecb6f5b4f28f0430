import type { FastifyInstance, FastifyRequest } from "fastify";
import { handleClientError } from "./error-handler.ts";

/** How long a body may take to arrive, in ms: what is streamed on from a visitor takes as long as their line does. */
const timeouts = { body: 10_000, upload: 130_000 };

const timedOut = Object.assign(new Error("The body took too long"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });

function endAfter(request: FastifyRequest, ms: number): void {
  clearTimeout(request.bodyTimer);
  request.bodyTimer = setTimeout(() => handleClientError(timedOut, request.raw.socket), ms);
  request.bodyTimer.unref();
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Ends requests whose body does not arrive in time, although bytes keep coming. */
export function limitBodyTime(app: FastifyInstance): void {
  const stop = async ({ bodyTimer }: FastifyRequest) => clearTimeout(bodyTimer);
  app.addHook("onRequest", async (request) => {
    if (!hasBody(request)) return;
    endAfter(request, timeouts.body);
    request.raw.once("end", () => clearTimeout(request.bodyTimer));
  });
  app.addHook("onRequestAbort", stop);
  app.addHook("onResponse", stop);
}

/** Raises the timeout for a request whose body comes as fast as a visitor sends it. */
export function allowLongBody(request: FastifyRequest): void {
  if (request.bodyTimer) endAfter(request, timeouts.upload);
}

/** The longest that any request may take to arrive, in ms. */
export const maxRequestTime = timeouts.upload;

declare module "fastify" {
  interface FastifyRequest {
    /** Runs until the body has arrived. */
    bodyTimer?: NodeJS.Timeout;
  }
}
