import { idSchema } from "@callboard/contracts/page";
import { tapesPath, tapeTypes } from "@callboard/contracts/tape";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { answerSignedIn, type SignedIn } from "../files/answer-signed-in.ts";
import type { FileSlots } from "../files/file-slots.ts";
import { assertSameSite, sendMedia } from "../files/send-media.ts";
import { clientKey } from "../security/rate-limit/client-key.ts";
import { verifyPlayPass } from "../session/play-pass.ts";
import { readSession } from "../session/read-session.ts";
import type { Session } from "../session/sealed-session.ts";
import type { Context } from "../trpc/context.ts";
import { tapePaths } from "../upstream/calls/tape.ts";

type Deps = { contextOf: (request: FastifyRequest) => Context; slots: FileSlots };
type PlayRequest = FastifyRequest<{ Params: { application_id: string }; Querystring: { pass?: string } }>;

const notFound = () => new AppError("not_found");

/** The session that a player asks in. Throws AppError without one, for a page of another site, and without a pass for this tape. */
async function sessionOf(ctx: Context, request: PlayRequest, applicationId: number): Promise<Session> {
  assertSameSite(request);
  const session = await readSession(ctx);
  if (!session) throw new AppError("unauthorized");
  const { keys, clock } = ctx.sessions;
  if (!verifyPlayPass(request.query.pass, { sid: session.sid, file: `tape ${applicationId}` }, keys, clock()))
    throw new AppError("forbidden", { message: "This address is over. Reload the page." });
  return session;
}

async function play(ctx: SignedIn, request: PlayRequest, reply: FastifyReply, id: number, slots: FileSlots) {
  await ctx.countRead?.();
  const sender = { account: ctx.session.user.id, address: clientKey(request.ip) };
  return sendMedia(ctx, request, reply, {
    ...{ capability: "tapes", path: tapePaths.content(id), types: tapeTypes },
    ...{ sender, slots: slots.tapePlays },
  });
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
