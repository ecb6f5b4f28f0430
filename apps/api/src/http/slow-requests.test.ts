import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startApp, testApiKey } from "../test/app.ts";

const app = startApp();
/** When a request has to be refused that is not all there, in ms. */
const patience = 15_000;

/** Sends a request drop by drop. Gives what is answered, and after how many ms. */
async function drip(beginning: string, drop: string) {
  const began = performance.now();
  const socket = connect(app.port, "127.0.0.1");
  socket.on("error", () => {}).write(beginning);
  const dripping = setInterval(() => socket.write(drop), 1_000);
  const closed = once(socket, "close");
  const answer = await text(socket);
  clearInterval(dripping);
  socket.destroy();
  await closed;
  return { answer, took: performance.now() - began };
}

it("refuses a request that is not all there after ten seconds, however it comes", async () => {
  const login = "POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\n";
  const rest = `apikey: ${testApiKey}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`;
  const dripped = await Promise.all([drip(login, "x-more: 1\r\n"), drip(login + rest, " ")]);
  for (const { answer, took } of dripped) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('{"success":false,"message":"The request took too long"}');
    expect(took).toBeLessThan(patience);
  }
});
