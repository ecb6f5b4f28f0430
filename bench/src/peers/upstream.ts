/** Stands in for the provider: answers every request with the same ready bytes, so that only what is in front of it is measured. */
import { createServer } from "node:http";
import { sampleBody } from "../sample.ts";

const body = sampleBody();
const headers = { "content-type": "application/json; charset=utf-8", "content-length": body.length };

const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.keepAliveTimeout = 60_000;
server.listen(Number(process.argv[2]), "127.0.0.1", () => process.send?.({ ready: true }));
