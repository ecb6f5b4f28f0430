import { clipFileTypes, clipsPath } from "@callboard/contracts/clip-file";
import { clipKeySchema } from "@callboard/contracts/clip-upload";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { answerAnybody } from "../files/answer-anybody.ts";
import { answerSignedIn } from "../files/answer-signed-in.ts";
import type { FileSlots, Sender } from "../files/file-slots.ts";
import { assertSameSite, sendMedia } from "../files/send-media.ts";
import { clientKey } from "../security/rate-limit/client-key.ts";
import { verifyPlayPass } from "../session/play-pass.ts";
import { readSession } from "../session/read-session.ts";
import type { Session } from "../session/sealed-session.ts";
import type { Context } from "../trpc/context.ts";
import { clipPaths } from "../upstream/calls/clip.ts";

type Deps = { contextOf: (request: FastifyRequest) => Context; slots: FileSlots };
type PlayRequest = FastifyRequest<{ Params: { key: string }; Querystring: { pass?: unknown } }>;

/** The key of a clip. Throws AppError for what is none, and for a page of another site. */
function keyOf(request: PlayRequest): string {
  assertSameSite(request);
  const key = clipKeySchema.safeParse(request.params.key);
  if (!key.success) throw new AppError("not_found");
  return key.data;
}

/** The session that a pass was given to. Throws AppError without one, and for a pass for another clip. */
async function sessionOf(ctx: Context, request: PlayRequest): Promise<Session> {
  const key = keyOf(request);
  const session = await readSession(ctx);
  if (!session) throw new AppError("unauthorized");
  const { keys, clock } = ctx.sessions;
  if (!verifyPlayPass(request.query.pass, { sid: session.sid, file: `clip ${key}` }, keys, clock()))
    throw new AppError("forbidden", { message: "This address is over. Reload the page." });
  return session;
}

/**
 * Has uploaded clips played, in ranges: what everybody sees without a session, and with a pass in its session what its reader sees besides. The upstream
 * decides each time.
 */
export function registerClipPlayer(app: FastifyInstance, { contextOf, slots }: Deps): void {
  type Reader = Context & { bearer: string | undefined };
  const play = async (ctx: Reader, request: PlayRequest, reply: FastifyReply, sender: Sender) => {
    const path = clipPaths.content(keyOf(request));
    await ctx.countRead?.();
    return sendMedia(ctx, request, reply, {
      ...{ capability: "clips", path, types: clipFileTypes },
      ...{ sender, slots: slots.clipPlays },
    });
  };
  app.get(`${clipsPath}/:key`, { compress: false }, (request: PlayRequest, reply) => {
    const context = contextOf(request);
    const address = clientKey(request.ip);
    if (request.query.pass === undefined) {
      const sender = { account: `without one, at ${address}`, address };
      return answerAnybody(reply, () => play({ ...context, bearer: undefined }, request, reply, sender));
    }
    return answerSignedIn(
      context,
      reply,
      (ctx) => sessionOf(ctx, request),
      (ctx) => play(ctx, request, reply, { account: ctx.session.user.id, address }),
    );
  });
}
