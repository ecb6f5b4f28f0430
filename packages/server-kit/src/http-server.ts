import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import { readAbsoluteForm } from "./absolute-form.ts";
import { answerInTurn, type OnConnection } from "./pipelining.ts";
import { traced } from "./tracing.ts";

/** In ms. */
type Timeouts = {
  http?: Pick<ServerOptions, "headersTimeout" | "connectionsCheckingInterval">;
  requestTimeout: number;
  keepAliveTimeout: number;
  connectionTimeout: number;
};

/** The server that Fastify would make of its options, but it answers pipelined requests in turn, takes the absolute form, and traces requests. */
export function createHttpServer(
  timeouts: Timeouts,
  answer: RequestListener,
  onConnection?: OnConnection,
): Server {
  const { http, requestTimeout, keepAliveTimeout, connectionTimeout } = timeouts;
  const inTurn = answerInTurn(traced(answer), onConnection);
  const server = createServer({ ...http, requestTimeout, keepAliveTimeout }, (request, response) => {
    readAbsoluteForm(request);
    inTurn(request, response);
  });
  return server.setTimeout(connectionTimeout);
}
