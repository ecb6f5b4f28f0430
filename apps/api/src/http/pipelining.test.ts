import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { startApp } from "../test/app.ts";

const app = startApp();

it("ends a connection on which hundreds of requests wait", async () => {
  const socket = connect(app.port, "127.0.0.1");
  socket.on("error", () => undefined).resume();
  socket.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n".repeat(500));
  await once(socket, "close");
  expect(socket.bytesRead).toBeLessThan(100 * 200);
});
