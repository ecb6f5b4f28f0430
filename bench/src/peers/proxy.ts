/** A plain reverse proxy in front of the upstream: what most people would put there. */
import httpProxy from "@fastify/http-proxy";
import fastify from "fastify";

const [, , port, upstream] = process.argv;
const app = fastify();
await app.register(httpProxy, { upstream: `http://127.0.0.1:${upstream}` });
await app.listen({ port: Number(port), host: "127.0.0.1" });
process.send?.({ ready: true });
