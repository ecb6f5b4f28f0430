import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { onTestFinished } from "vitest";

const first = "\bhttp/1.1";

/**
 * The protocols that a client offers when it begins to encrypt (ALPN), HTTP/1.1 first. `call` is given the port of a server that reads so much
 * and hangs up; that it fails is expected.
 */
export async function offeredProtocols(call: (port: number) => Promise<unknown>): Promise<string[]> {
  const hello = Promise.withResolvers<Buffer>();
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (bytes) => {
      hello.resolve(bytes);
      socket.destroy();
    });
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const calling = call((server.address() as AddressInfo).port).catch(() => undefined);
  const bytes = await hello.promise;
  await calling;
  const start = bytes.indexOf(first, 0, "latin1");
  // Before them stands how long they are together, and before each one how long it is.
  const list = bytes.subarray(start, start + bytes.readUInt16BE(start - 2));
  const names: string[] = [];
  for (let at = 0; at < list.length; at += 1 + (list[at] ?? 0))
    names.push(list.toString("latin1", at + 1, at + 1 + (list[at] ?? 0)));
  return names;
}
