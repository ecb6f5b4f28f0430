/** The limit: a Fastify handler that sends a ready buffer. */
import fastify from "fastify";
import { sampleBody } from "../sample.ts";

// A page, where a size is given instead of the usual answer.
const size = Number(process.argv[4] ?? 0);
const body = size > 0 ? Buffer.alloc(size, "<p>Hello</p>") : sampleBody();
const app = fastify();
app.get("/*", (_request, reply) => reply.type("application/json; charset=utf-8").send(body));
await app.listen({ port: Number(process.argv[2]), host: "127.0.0.1" });
process.send?.({ ready: true });
