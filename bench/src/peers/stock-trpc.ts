/** tRPC as its documentation sets it up: the stock adapter, global fetch, parse, validate, answer. */
import { blogListData } from "@callboard/contracts/blog";
import { envelope } from "@callboard/contracts/page";
import { initTRPC } from "@trpc/server";
import { fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import fastify from "fastify";
import { z } from "zod";

const [, , port, upstream] = process.argv;
const t = initTRPC.create();
const answer = envelope(blogListData);
const router = t.router({
  blog: t.router({
    list: t.procedure
      .input(z.object({ limit: z.number().int() }))
      .output(blogListData)
      .query(async ({ input }) => {
        const response = await fetch(`http://127.0.0.1:${upstream}/api/v1/blog/view?limit=${input.limit}`);
        return answer.parse(await response.json()).data;
      }),
  }),
});

const app = fastify();
await app.register(fastifyTRPCPlugin, { prefix: "/trpc", trpcOptions: { router } });
await app.listen({ port: Number(port), host: "127.0.0.1" });
process.send?.({ ready: true });
