import type { FastifyReply } from "fastify";
import { AppError } from "../app-error.ts";
import { sendFailure } from "../http/errors/error-reply.ts";
import { headersOf } from "../session/auth-state.ts";
import { endSession } from "../session/renew-session.ts";
import type { Session } from "../session/sealed-session.ts";
import type { Context } from "../trpc/context.ts";

/** What somebody who is signed in asks for: `bearer` is theirs. */
export type SignedIn = Context & { session: Session; bearer: string };

/**
 * Answers somebody who is signed in, or with the failure that an AppError stands for. Ends a session that the upstream does not know any more. Throws any
 * other error.
 */
export async function answerSignedIn(
  ctx: Context,
  reply: FastifyReply,
  sessionOf: (ctx: Context) => Promise<Session>,
  answer: (ctx: SignedIn) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const cookies = () => {
    const { "set-cookie": cookie } = headersOf(ctx.auth) as Record<string, string>;
    if (cookie) reply.header("set-cookie", cookie);
  };
  reply.header("cache-control", "private, no-store");
  try {
    const session = await sessionOf(ctx);
    cookies();
    return await answer({ ...ctx, session, bearer: session.bearer });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const session = await ctx.auth.session;
    if (error.code === "unauthorized" && session) await endSession(session, ctx);
    cookies();
    if (error.retryAfter) reply.header("retry-after", String(error.retryAfter));
    return sendFailure(reply, error.code, { message: error.message });
  }
}
