import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { respondToClientError } from "./client-error.ts";

async function listen() {
  const server = createServer({ maxHeaderSize: 1_024 });
  server.on("clientError", (error, socket) =>
    respondToClientError(error, socket as never, (status) => ({
      headers: { "x-test": "yes" },
      body: `é ${status}`,
    })),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { server, port: (server.address() as AddressInfo).port };
}

async function send(bytes: string) {
  const { port } = await listen();
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}

it.each([
  ["what is not HTTP", "hello\r\n\r\n", 400, "Bad Request"],
  [
    "too large headers",
    `GET / HTTP/1.1\r\na: ${"b".repeat(2_000)}\r\n\r\n`,
    431,
    "Request Header Fields Too Large",
  ],
])("responds to %s, and closes the connection", async (_name, bytes, status, phrase) => {
  expect(await send(bytes)).toBe(
    `HTTP/1.1 ${status} ${phrase}\r\nx-test: yes\r\ncontent-length: 6\r\nconnection: close\r\n\r\né ${status}`,
  );
});

it("closes the connection of a client that goes on sending", async () => {
  const { server, port } = await listen();
  const connected = once(server, "connection");
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => undefined).resume();
  socket.write("hello\r\n\r\n");
  const [accepted] = await connected;
  await once(accepted, "close");
});
