import { unsubscribeToken } from "@callboard/contracts/notification-mail";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { sendFailure } from "../http/errors/error-reply.ts";
import { clientKey } from "../security/rate-limit/client-key.ts";
import { notificationCalls } from "../upstream/calls/notification.ts";
import { request as ask, hasCapability } from "../upstream/request.ts";
import type { Context } from "./context.ts";

type ContextOf = (request: FastifyRequest) => Context;
type Asked = FastifyRequest<{ Params: { token: string } }>;

/** In bytes: `List-Unsubscribe=One-Click`, as a form of either kind. */
const bodyLimit = 4_096;

/** Ends what a token names. One that names nothing is answered alike. Throws AppError. */
async function end(token: string, ctx: Context): Promise<void> {
  await ctx.limits.unsubscribe.client.consume(clientKey(ctx.clientAddress));
  if (!unsubscribeToken.safeParse(token).success) return;
  await ask(notificationCalls.unsubscribe, { token }, ctx).catch((error: unknown) => {
    if (!(error instanceof AppError) || (error.code !== "not_found" && error.code !== "validation"))
      throw error;
  });
}

/** A browser is led back to the page, which says how it stands by now; a mail program has done what it wanted. */
async function answer(request: Asked, reply: FastifyReply, contextOf: ContextOf): Promise<FastifyReply> {
  const ctx = contextOf(request);
  reply.header("cache-control", "no-store");
  try {
    if (!(await hasCapability("mails", ctx))) return sendFailure(reply, "not_found");
    await end(request.params.token, ctx);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.retryAfter) reply.header("retry-after", String(error.retryAfter));
    return sendFailure(reply, error.code);
  }
  if (request.headers.accept?.includes("text/html"))
    return reply.redirect(`/unsubscribe/${encodeURIComponent(request.params.token)}`, 303);
  return reply.type("text/plain; charset=utf-8").send("No more of these mails will come.");
}

/** The POST by which mails are ended: one click in a mail program (RFC 8058), or the button of the page. No cookie is read, and no body. */
export async function registerUnsubscribe(app: FastifyInstance, contextOf: ContextOf): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit }, async () => null);
    scope.post<{ Params: { token: string } }>("/unsubscribe/:token", (request, reply) =>
      answer(request, reply, contextOf),
    );
  });
}
