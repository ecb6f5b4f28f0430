import { createServer, type Server, type ServerResponse } from "node:http";
import { collectDefaultMetrics, type Registry } from "prom-client";

type Settings = { METRICS_PORT?: number | undefined; METRICS_HOST: string };

async function send(response: ServerResponse, registry: Registry): Promise<void> {
  try {
    response.setHeader("content-type", registry.contentType).end(await registry.metrics());
  } catch {
    response.writeHead(500).end();
  }
}

/**
 * Opens the door at which a program's measurements are read: `GET /metrics` on a port of its own, which nothing on the way
 * to the product leads to. From then on, the process itself is measured too. Without a port it stays shut. Throws one
 * clear Error where it cannot listen.
 */
export async function serveMetrics(
  registry: Registry,
  { METRICS_PORT: port, METRICS_HOST: host }: Settings,
): Promise<Server | undefined> {
  if (port === undefined) return undefined;
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.url === "/metrics") send(response, registry);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done, fail) => {
    server.once("error", ({ message }) =>
      fail(new Error(`measurements cannot be offered: ${message}; set METRICS_PORT to another one`)),
    );
    server.listen(port, host, done);
  });
  return server;
}
