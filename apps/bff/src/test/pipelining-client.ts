/** Pipelines requests over many connections and reads no answer: port, connections, requests of each, path. */
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const [, , port = "", connections = "", requests = "", path = ""] = process.argv;
const batchSize = 50;

for (let index = 0; index < Number(connections); index += 1) {
  const one = (count: number) =>
    `GET ${path.replace("%", `${index}-${count}`)} HTTP/1.1\r\nHost: callboard.in\r\n\r\n`;
  const socket = connect(Number(port), "127.0.0.1");
  socket.on("error", () => undefined).pause();
  socket.write(Array.from({ length: Number(requests) }, (_, count) => one(count)).join(""));
  if (index % batchSize === 0) await sleep(1);
}
process.send?.("sent");
// It stays, so that its connections do.
setInterval(() => undefined, 1_000);
