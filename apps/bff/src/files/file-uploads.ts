import type { Capability } from "@callboard/contracts/capability";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../app-error.ts";
import { allowLongBody, requireUploadRate } from "../http/body-timeout.ts";
import { clientKey } from "../security/rate-limit/client-key.ts";
import { withRateLimit } from "../security/rate-limit/with-rate-limit.ts";
import { requireSession } from "../session/require-session.ts";
import type { Context } from "../trpc/context.ts";
import { type FileRequest, type FileResponse, streamFile } from "../upstream/stream-file.ts";
import { answerSignedIn, type SignedIn } from "./answer-signed-in.ts";
import type { FileSlots } from "./file-slots.ts";

/** What is uploaded: where the gateway takes it, and where the upstream does. */
export type UploadKind = {
  capability: Capability;
  path: string;
  upstreamPath: (key?: string) => string;
};

type Deps = { contextOf: (request: FastifyRequest) => Context; slots: FileSlots };

/** The names of uploads: what their addresses end in. */
const keySchema = z.uuid();

/** Headers of the protocol, and what is sent with each request. */
const asked = ["tus-resumable", "upload-length", "upload-offset", "upload-metadata"] as const;
const answered = ["tus-resumable", "upload-offset", "upload-length"] as const;
const bodyType = "application/offset+octet-stream";

function headersOf({ headers }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(asked.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}

async function send(reply: FastifyReply, { statusCode, headers, body }: FileResponse) {
  await body.dump();
  for (const name of answered) if (headers[name]) reply.header(name, String(headers[name]));
  return reply.code(statusCode).send();
}

/** The key of an upload. Throws AppError for what is none. */
function keyOf({ params }: FastifyRequest): string {
  const key = keySchema.safeParse((params as { key?: string }).key);
  if (!key.success) throw new AppError("not_found");
  return key.data;
}

/** How long a body is. Throws AppError for one that does not say so, or is of another type. */
function lengthOf({ headers }: FastifyRequest): string {
  const { "content-length": length, "content-type": type } = headers;
  if (length === undefined || type !== bodyType) throw new AppError("rejected");
  return length;
}

async function begin(
  kind: UploadKind,
  ctx: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await withRateLimit("write", String(ctx.session.user.id), ctx, async () => ({ ok: true as const }));
  const { capability } = kind;
  const fileRequest = {
    capability,
    method: "POST",
    path: kind.upstreamPath(),
    headers: headersOf(request),
  } as const;
  const answer = await streamFile(fileRequest, ctx);
  const key = keySchema.safeParse(String(answer.headers.location).split("/").at(-1));
  if (!key.success) throw new AppError("unexpected");
  return send(reply.header("location", `${kind.path}/${key.data}`), answer);
}

async function ask(
  { capability, upstreamPath }: UploadKind,
  ctx: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await ctx.countRead?.();
  const method = request.method as FileRequest["method"];
  const path = upstreamPath(keyOf(request));
  return send(reply, await streamFile({ capability, method, path, headers: headersOf(request) }, ctx));
}

/** Sends bytes on as they come. A sender who is too slow loses the place, and goes on later where the upstream is then. */
async function takeMore(
  { capability, upstreamPath }: UploadKind,
  ctx: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
  slots: FileSlots,
): Promise<FastifyReply> {
  const path = upstreamPath(keyOf(request));
  const headers = { ...headersOf(request), "content-type": bodyType, "content-length": lengthOf(request) };
  await ctx.countRead?.();
  const sender = { account: ctx.session.user.id, address: clientKey(request.ip) };
  return slots.uploads.run(sender, async () => {
    const { raw: body } = request;
    // A closed connection emits no second close: the place would be kept for ever.
    if (body.destroyed) throw new AppError("network");
    requireUploadRate(request);
    return send(reply, await streamFile({ capability, method: "PATCH", path, headers, body }, ctx));
  });
}

/** Takes uploads of one kind, by the tus protocol: https://tus.io/protocols/resumable-upload. */
export function registerUploads(app: FastifyInstance, kind: UploadKind, { contextOf, slots }: Deps): void {
  const signedIn = (handler: typeof ask) => (request: FastifyRequest, reply: FastifyReply) =>
    answerSignedIn(contextOf(request), reply, requireSession, (ctx) => handler(kind, ctx, request, reply));
  const options = { compress: false } as const;
  const url = `${kind.path}/:key`;

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    scope.post(kind.path, options, signedIn(begin));
    scope.route({ method: ["HEAD", "DELETE"], url, ...options, handler: signedIn(ask) });
    scope.route({
      ...{ method: "PATCH", url, ...options },
      onRequest: async (request) => allowLongBody(request),
      handler: signedIn((_kind, ctx, request, reply) => takeMore(kind, ctx, request, reply, slots)),
    });
  });
}
