import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Exchange = { request: IncomingMessage; response: ServerResponse };
type Fault = (exchange: Exchange) => void;

const dripEvery = 20;
const hugeBytes = 9 * 1024 * 1024;

/** Breaks a connection off as a crash does, without a goodbye. */
function reset(socket: Socket | null): void {
  socket?.resetAndDestroy();
}

function answer(status: number, body: string, headers: Record<string, string> = {}): Fault {
  return ({ request, response }) => {
    request.resume();
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
  };
}

const refusal = (message: unknown) => JSON.stringify({ success: false, message, data: null });

function drip({ request, response }: Exchange): void {
  request.resume();
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), dripEvery);
  response.on("close", () => clearInterval(timer));
}

/** What can go wrong with a request that arrives. One that does not is the proxy's to make: it refuses the connection. */
export const faults = {
  "reset before body": ({ request }) => reset(request.socket),
  "reset mid body": ({ request, response }) => {
    request.resume();
    response.writeHead(200, { "content-length": 100 });
    response.write('{"success":', () => reset(response.socket));
  },
  "never answers": ({ request }) => void request.resume(),
  "slow body": drip,
  "500": answer(500, refusal("Out of paint")),
  "502": answer(502, "<html><h1>502 Bad Gateway</h1></html>", { "content-type": "text/html" }),
  "503 with Retry-After": answer(503, "", { "retry-after": "7" }),
  "wrong JSON": answer(200, '{"success":true,"data":'),
  "wrong shape": answer(200, JSON.stringify({ success: "yes", data: { blogs: 1 } })),
  HTML: answer(200, "<!doctype html><title>Hello</title>", { "content-type": "text/html" }),
  "huge body": ({ request, response }) => {
    request.resume();
    response.writeHead(200, { "content-type": "application/json" }).end(Buffer.alloc(hugeBytes, " "));
  },
  "success:false": answer(200, refusal("Not today")),
  "401": answer(401, refusal("Sign in first")),
  "403": answer(403, refusal("Key expired")),
  "404": answer(404, refusal("Resource not found")),
  "422": answer(422, refusal({ title: "Too odd" })),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
