import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import { answerInTurn } from "./pipelining.ts";

/** In ms. */
type Timeouts = {
  http?: Pick<ServerOptions, "headersTimeout" | "connectionsCheckingInterval">;
  requestTimeout: number;
  keepAliveTimeout: number;
  connectionTimeout: number;
};

/** The server that Fastify would make of its options, except that it answers pipelined requests in turn. */
export function createHttpServer(timeouts: Timeouts, answer: RequestListener): Server {
  const { http, requestTimeout, keepAliveTimeout, connectionTimeout } = timeouts;
  const server = createServer({ ...http, requestTimeout, keepAliveTimeout }, answerInTurn(answer));
  return server.setTimeout(connectionTimeout);
}
