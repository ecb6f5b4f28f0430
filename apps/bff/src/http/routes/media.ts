import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fetchMedia } from "../../upstream/media.ts";
import type { Upstream } from "../../upstream/upstream.ts";

const fileName = /^[\w-]{1,200}\.(?:webp|png|jpe?g|avif)$/;
const immutable = "public, max-age=31536000, immutable";

function conditionOf({ headers }: FastifyRequest): Record<string, string> {
  const names = ["if-none-match", "if-modified-since"] as const;
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header("cache-control", "no-cache").type("text/plain; charset=utf-8").send(text);
}

async function answerMedia(
  request: FastifyRequest<{ Params: { file: string } }>,
  reply: FastifyReply,
  upstream: Upstream,
): Promise<FastifyReply> {
  const { file } = request.params;
  if (!fileName.test(file)) return sendText(reply, 404, "Not found");
  const method = request.method === "HEAD" ? "HEAD" : "GET";
  const answer = await fetchMedia(
    upstream,
    { method, file, headers: { ...conditionOf(request), "x-request-id": request.id } },
    request.log,
  ).catch(() => null);
  const { status, headers, body } = answer ?? { status: 0 };
  if (status === 200 && headers?.["content-type"]?.startsWith("image/")) {
    return reply.headers({ ...headers, "cache-control": immutable }).send(body);
  }
  body?.resume();
  if (status === 304) {
    return reply
      .code(304)
      .headers({ ...headers, "cache-control": immutable })
      .send();
  }
  return status === 404 ? sendText(reply, 404, "Not found") : sendText(reply, 502, "Image unavailable");
}

/** Proxies stored images of the upstream. Their names change with their content, so they are cached forever. */
export function registerMedia(app: FastifyInstance, upstream: Upstream): void {
  app.get<{ Params: { file: string } }>("/media/:file", (request, reply) =>
    answerMedia(request, reply, upstream),
  );
}
