import { createServer, get, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const checkEveryMs = 500;
const checkTimeoutMs = 2_000;

function isReady(target: string): Promise<boolean> {
  return new Promise((done) => {
    const asked = get(`${target}/readyz`, { agent: false, timeout: checkTimeoutMs }, (answer) => {
      answer.resume();
      done(answer.statusCode === 200);
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => done(false));
  });
}

/** A request may be retried on another target if it was never sent, or is a read without any response. */
function canRetry({ method = "" }: IncomingMessage, response: ServerResponse, wasSent: boolean): boolean {
  return !response.headersSent && (!wasSent || ["GET", "HEAD"].includes(method));
}

function forward(incoming: IncomingMessage, response: ServerResponse, [target, ...others]: string[]): void {
  const { method, url = "/", socket } = incoming;
  const forwardedFor = [incoming.headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
  const headers = { ...incoming.headers, "x-forwarded-for": forwardedFor, connection: "close" };
  let wasSent = false;
  const outgoing = request(new URL(url, target), { method, headers, agent: false }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
    reply.pipe(response);
    reply.on("error", () => response.destroy());
  });
  outgoing.once("socket", (connection) =>
    connection.once("connect", () => {
      wasSent = true;
      incoming.pipe(outgoing);
    }),
  );
  outgoing.on("error", () => {
    if (response.destroyed) return;
    if (others.length > 0 && canRetry(incoming, response, wasSent)) forward(incoming, response, others);
    else if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  response.on("close", () => outgoing.destroy());
}

/** Starts a round-robin proxy before targets such as `http://127.0.0.1:3000`; those that are not ready come last. */
export async function startBalancer(targets: string[]): Promise<{ port: number; stop: () => void }> {
  const notReady = new Set<string>();
  const check = async (target: string) =>
    (await isReady(target)) ? notReady.delete(target) : notReady.add(target);
  const timer = setInterval(() => targets.forEach(check), checkEveryMs);
  let turn = 0;
  const inTurn = () => {
    turn += 1;
    const rotated = targets.map((_, index) => targets[(turn + index) % targets.length] ?? "");
    return rotated.sort((one, other) => Number(notReady.has(one)) - Number(notReady.has(other)));
  };
  const server = createServer((incoming, response) => forward(incoming, response, inTurn()));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const stop = () => {
    clearInterval(timer);
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}
