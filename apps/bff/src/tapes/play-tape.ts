import { idSchema } from "@callboard/contracts/page";
import { tapesPath } from "@callboard/contracts/tape";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { clientKey } from "../security/rate-limit/client-key.ts";
import { readSession } from "../session/read-session.ts";
import type { Session } from "../session/sealed-session.ts";
import { verifyTapePass } from "../session/tape-pass.ts";
import type { Context } from "../trpc/context.ts";
import { tapePaths } from "../upstream/calls/tape.ts";
import { answerSignedIn, type SignedIn } from "./answer-signed-in.ts";
import { assertSameSite, sendVideo } from "./send-video.ts";
import type { TapeSlots } from "./tape-slots.ts";

type Deps = { contextOf: (request: FastifyRequest) => Context; slots: TapeSlots };
type PlayRequest = FastifyRequest<{ Params: { application_id: string }; Querystring: { pass?: string } }>;

const notFound = () => new AppError("not_found");

/** The session that a player asks in. Throws AppError without one, for a page of another site, and without a pass for this tape. */
async function sessionOf(ctx: Context, request: PlayRequest, applicationId: number): Promise<Session> {
  assertSameSite(request);
  const session = await readSession(ctx);
  if (!session) throw new AppError("unauthorized");
  const { keys, clock } = ctx.sessions;
  if (!verifyTapePass(request.query.pass, { sid: session.sid, applicationId }, keys, clock()))
    throw new AppError("forbidden", { message: "This address is over. Reload the page." });
  return session;
}

async function play(ctx: SignedIn, request: PlayRequest, reply: FastifyReply, id: number, slots: TapeSlots) {
  await ctx.countRead?.();
  const sender = { account: ctx.session.user.id, address: clientKey(request.ip) };
  return sendVideo(ctx, request, reply, { path: tapePaths.content(id), sender, slots });
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
