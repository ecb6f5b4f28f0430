import { finished } from "node:stream/promises";
import type { Capability } from "@callboard/contracts/capability";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { type FileResponse, streamFile } from "../upstream/stream-file.ts";
import type { UpstreamContext } from "../upstream/upstream.ts";
import type { Sender, Slots } from "./file-slots.ts";

const passedOn = ["content-length", "content-range", "accept-ranges", "etag"] as const;

/** Whatever is in a video or a recording, a browser makes nothing else of it. */
const asMedia = {
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

function headersOf({ headers }: FileResponse): Record<string, string> {
  return Object.fromEntries(
    passedOn.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
  );
}

type Played = {
  capability: Capability;
  path: string;
  /** What it may be; the upstream is not believed to send anything else. */
  types: readonly string[];
  sender: Sender;
  slots: Slots;
};

/** Sends the bytes of a video or a recording on as they come, in ranges. Throws AppError. */
export async function sendMedia(
  ctx: UpstreamContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { capability, path, types, sender, slots }: Played,
): Promise<FastifyReply> {
  const method = request.method === "HEAD" ? "HEAD" : "GET";
  const fileRequest = { capability, method, path, headers: conditionOf(request) } as const;
  await slots.run(sender, async () => {
    const answer = await streamFile(fileRequest, ctx, [416]);
    const type = String(answer.headers["content-type"]);
    if (!types.includes(type)) {
      answer.body.destroy();
      throw new AppError("upstream");
    }
    reply
      .code(answer.statusCode)
      .headers({ ...asMedia, ...headersOf(answer) })
      .type(type);
    // Who stops reading is disconnected after a while, and asks for the rest when they go on.
    const sent = finished(reply.raw).catch(() => {});
    void reply.send(answer.body);
    await sent;
  });
  return reply;
}
