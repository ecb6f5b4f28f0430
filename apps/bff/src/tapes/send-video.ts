import { finished } from "node:stream/promises";
import { tapeTypes } from "@callboard/contracts/tape";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { streamTape, type TapeResponse } from "../upstream/stream-tape.ts";
import type { UpstreamContext } from "../upstream/upstream.ts";
import type { Sender, TapeSlots } from "./tape-slots.ts";

const passedOn = ["content-length", "content-range", "accept-ranges", "etag"] as const;
const videoTypes = new Set<string>(tapeTypes);

/** Whatever is in a video, a browser makes nothing else of it. */
const asVideo = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "content-disposition": "inline",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
} as const;

/** Throws AppError where a page of another site plays it. */
export function assertSameSite({ headers }: FastifyRequest): void {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin")
    throw new AppError("forbidden", { message: "Cross-site request refused" });
}

function conditionOf({ headers }: FastifyRequest): Record<string, string> {
  const names = ["range", "if-range"] as const;
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}

function headersOf({ headers }: TapeResponse): Record<string, string> {
  return Object.fromEntries(
    passedOn.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
  );
}

type Played = { path: string; sender: Sender; slots: TapeSlots };

/** Sends the bytes of a tape on as they come, in ranges. Throws AppError. */
export async function sendVideo(
  ctx: UpstreamContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, sender, slots }: Played,
): Promise<FastifyReply> {
  const method = request.method === "HEAD" ? "HEAD" : "GET";
  const asked = { method, path, headers: conditionOf(request) } as const;
  await slots.plays.run(sender, async () => {
    const answer = await streamTape(asked, ctx, [416]);
    const type = String(answer.headers["content-type"]);
    if (!videoTypes.has(type)) {
      answer.body.destroy();
      throw new AppError("upstream");
    }
    reply
      .code(answer.statusCode)
      .headers({ ...asVideo, ...headersOf(answer) })
      .type(type);
    // Who stops reading is disconnected after a while, and asks for the rest when they go on.
    const sent = finished(reply.raw).catch(() => {});
    void reply.send(answer.body);
    await sent;
  });
  return reply;
}
