import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { type FaultName, faults } from "./chaos-faults.ts";

/** What befalls a request: nothing where there is no name. */
export type Choice = (request: IncomingMessage) => FaultName | undefined;

/** A request as it reached the proxy. */
type Arrived = { method: string; path: string; requestId: string; fault: FaultName | undefined };

function forward(target: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  const onward = send(new URL(url ?? "/", target), { method, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  response.on("close", () => onward.destroy());
  request.pipe(onward);
}

/**
 * Stands between the gateway and an upstream in good health, on a real socket, and harms what the test says. `target` is
 * the upstream's address.
 */
export async function startChaosProxy(target: string) {
  let choose: Choice = () => undefined;
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    const fault = choose(request);
    const { method = "", url = "", headers } = request;
    arrived.push({ method, path: url, requestId: String(headers["x-request-id"]), fault });
    if (fault) faults[fault]({ request, response });
    else forward(target, request, response);
  });
  const listen = (port: number) => once(server.listen(port, "127.0.0.1"), "listening");
  await listen(0);
  const { port } = server.address() as AddressInfo;

  async function refuse(): Promise<void> {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    /** Whatever arrived, in its order. */
    arrived,
    /** From now on, harms requests by this choice. */
    harm: (choice: Choice | FaultName) => {
      choose = typeof choice === "function" ? choice : () => choice;
    },
    heal: () => {
      choose = () => undefined;
    },
    /** Refuses connections until `accept`, and cuts those that there are. */
    refuse,
    accept: () => listen(port),
    connections: promisify(server.getConnections.bind(server)) as () => Promise<number>,
    close: async () => {
      if (server.listening) await refuse();
    },
  };
}
