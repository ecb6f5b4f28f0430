import { createServer, type Server, type ServerResponse } from "node:http";
import { collectDefaultMetrics, type Registry } from "prom-client";
import { StartError } from "./start-error.ts";

type Settings = { METRICS_PORT?: number | undefined; METRICS_HOST: string };

async function send(response: ServerResponse, registry: Registry): Promise<void> {
  try {
    response.setHeader("content-type", registry.contentType).end(await registry.metrics());
  } catch {
    response.writeHead(500).end();
  }
}

/**
 * Serves `GET /metrics` for Prometheus on a port of its own, which is not public, and collects the metrics of the process
 * from then on. Does nothing without a port. Throws StartError where it cannot listen.
 */
export async function serveMetrics(
  registry: Registry,
  { METRICS_PORT: port, METRICS_HOST: host }: Settings,
): Promise<Server | undefined> {
  if (port === undefined) return undefined;
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.url === "/metrics") void send(response, registry);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ message }) =>
      reject(new StartError(`metrics cannot be served: ${message}; set METRICS_PORT to another one`)),
    );
    server.listen(port, host, resolve);
  });
  return server;
}
