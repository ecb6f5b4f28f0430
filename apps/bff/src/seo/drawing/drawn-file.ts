import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { UpstreamError } from "../../app-error.ts";

/** What an address names. Throws UpstreamError where that cannot be. */
export function readAddress<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new UpstreamError("not_found");
  return parsed.data;
}

/** An entity tag, which is a hash of what a file shows: a change is drawn again. */
export function tagOf(...shown: unknown[]): string {
  return `"${createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 22)}"`;
}

type File = { tag: string; headers: Record<string, string>; type: string; draw: () => Promise<Buffer> };

/** Sends a drawn file, or that the browser has it. */
export async function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, headers, type, draw }: File,
): Promise<FastifyReply> {
  const isKnown = request.headers["if-none-match"]?.includes(tag);
  const file = isKnown ? undefined : await draw();
  return reply
    .code(file ? 200 : 304)
    .headers({ ...headers, etag: tag })
    .type(type)
    .send(file);
}
