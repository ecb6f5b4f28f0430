import { finished } from "node:stream/promises";
import { idSchema } from "@callboard/contracts/page";
import { tapesPath, tapeTypes } from "@callboard/contracts/tape";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { clientKey } from "../security/rate-limit/client-key.ts";
import { readSession } from "../session/read-session.ts";
import type { Session } from "../session/sealed-session.ts";
import { verifyTapePass } from "../session/tape-pass.ts";
import type { Context } from "../trpc/context.ts";
import { tapePaths } from "../upstream/calls/tape.ts";
import { streamTape, type TapeResponse } from "../upstream/stream-tape.ts";
import { answerSignedIn, type SignedIn } from "./answer-signed-in.ts";
import type { TapeSlots } from "./tape-slots.ts";

type Deps = { contextOf: (request: FastifyRequest) => Context; slots: TapeSlots };
type PlayRequest = FastifyRequest<{ Params: { application_id: string }; Querystring: { pass?: string } }>;

const passedOn = ["content-length", "content-range", "accept-ranges", "etag"] as const;
const videoTypes = new Set<string>(tapeTypes);

/** Whatever is in a video, a browser makes nothing else of it. */
const asVideo = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "content-disposition": "inline",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
} as const;

const notFound = () => new AppError("not_found");

/** The session that a player asks in. Throws AppError without one, for a page of another site, and without a pass for this tape. */
async function sessionOf(ctx: Context, request: PlayRequest, applicationId: number): Promise<Session> {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin")
    throw new AppError("forbidden", { message: "Cross-site request refused" });
  const session = await readSession(ctx);
  if (!session) throw new AppError("unauthorized");
  const { keys, clock } = ctx.sessions;
  if (!verifyTapePass(request.query.pass, { sid: session.sid, applicationId }, keys, clock()))
    throw new AppError("forbidden", { message: "This address is over. Reload the page." });
  return session;
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

async function play(ctx: SignedIn, request: PlayRequest, reply: FastifyReply, id: number, slots: TapeSlots) {
  await ctx.countRead?.();
  const method = request.method === "HEAD" ? "HEAD" : "GET";
  const asked = { method, path: tapePaths.content(id), headers: conditionOf(request) } as const;
  const sender = { account: ctx.session.user.id, address: clientKey(request.ip) };
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

/** Has tapes played, in ranges: in the session that asked for their address. */
export function registerTapePlayer(app: FastifyInstance, { contextOf, slots }: Deps): void {
  app.get(`${tapesPath}/:application_id`, { compress: false }, (request: PlayRequest, reply) => {
    const id = idSchema.safeParse(request.params.application_id).data;
    return answerSignedIn(
      contextOf(request),
      reply,
      async (ctx) => {
        if (id === undefined) throw notFound();
        return sessionOf(ctx, request, id);
      },
      (ctx) => play(ctx, request, reply, id ?? 0, slots),
    );
  });
}
