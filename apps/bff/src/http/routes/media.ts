import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fetchMedia } from "../../upstream/media.ts";
import type { Upstream } from "../../upstream/upstream.ts";
import { createFairQueue, type FairQueue, QueueFullError } from "../fair-queue.ts";

const fileName = /^[\w-]{1,200}\.(?:webp|png|jpe?g|avif)$/;
/** By client addresses: a browser has six connections, and a page dozens of images. */
const limits = { perKey: 8, total: 24, waitingPerKey: 200, waitingTotal: 1_000, patience: 20_000 };
/** In seconds. */
const retryAfter = "5";

type Deps = {
  upstream: Upstream;
  /** What tells clients apart. */
  addressKey: (request: FastifyRequest) => string;
};

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
  { upstream, images, addressKey }: Deps & { images: FairQueue },
): Promise<FastifyReply> {
  const { file } = request.params;
  if (!fileName.test(file)) return sendText(reply, 404, "Not found");
  const method = request.method === "HEAD" ? "HEAD" : "GET";
  const asked = { method, file, headers: { ...conditionOf(request), "x-request-id": request.id } } as const;
  const answer = await images
    .run(addressKey(request), () => fetchMedia(upstream, asked, request.log))
    .catch((error: Error) => error);
  if (answer instanceof QueueFullError) {
    return sendText(reply.header("retry-after", retryAfter), 503, "Too many images at once");
  }
  const { status, headers, body } = answer instanceof Error ? { status: 0 } : answer;
  if (status === 200 && body && headers?.["content-type"]?.startsWith("image/")) {
    // Fastify would say that the answer to a HEAD is as long as what is sent.
    return reply
      .headers({ ...headers, "cache-control": immutable })
      .send(method === "HEAD" ? Readable.from([]) : body);
  }
  if (status === 304) {
    return reply
      .code(304)
      .headers({ ...headers, "cache-control": immutable })
      .send();
  }
  return status === 404 ? sendText(reply, 404, "Not found") : sendText(reply, 502, "Image unavailable");
}

/** Proxies stored images of the upstream. Their names change with their content, so they are cached forever. */
export function registerMedia(app: FastifyInstance, deps: Deps): void {
  const images = createFairQueue(limits);
  app.get<{ Params: { file: string } }>("/media/:file", (request, reply) =>
    answerMedia(request, reply, { ...deps, images }),
  );
}
