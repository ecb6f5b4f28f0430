/** The least that a stream costs in Node: an answer that never ends. */
import { createServer } from "node:http";

const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "text/event-stream" }).write(": open\n\n");
});
server.listen(Number(process.argv[2]), "127.0.0.1", () => process.send?.({ ready: true }));
