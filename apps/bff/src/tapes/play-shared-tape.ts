import { shortlistTapesPath } from "@callboard/contracts/shortlist";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { sendFailure } from "../http/errors/error-reply.ts";
import { clientKey } from "../security/rate-limit/client-key.ts";
import type { Context } from "../trpc/context.ts";
import { sharedTapePath } from "../upstream/calls/shortlist.ts";
import { hasCapability } from "../upstream/request.ts";
import { assertSameSite, sendVideo } from "./send-video.ts";
import type { TapeSlots } from "./tape-slots.ts";

type Deps = { contextOf: (request: FastifyRequest) => Context; slots: TapeSlots };
type PlayRequest = FastifyRequest<{ Querystring: { pass?: unknown } }>;

/** Passes are numbers and a signature, by whoever made them. */
const passShape = /^[\w.-]{1,100}$/;

async function play({ contextOf, slots }: Deps, request: PlayRequest, reply: FastifyReply) {
  const ctx = contextOf(request);
  assertSameSite(request);
  const { pass } = request.query;
  if (typeof pass !== "string" || !passShape.test(pass) || !(await hasCapability("shortlists", ctx)))
    throw new AppError("not_found");
  await ctx.countRead?.();
  const address = clientKey(request.ip);
  const sender = { account: `without one, at ${address}`, address };
  return sendVideo({ ...ctx, bearer: undefined }, request, reply, {
    path: sharedTapePath(pass),
    sender,
    slots,
  });
}

/** Has tapes of shortlists played: by whoever has the pass that the link's holder was given. No session is read. */
export function registerSharedTapePlayer(app: FastifyInstance, deps: Deps): void {
  app.get(shortlistTapesPath, { compress: false }, async (request: PlayRequest, reply) => {
    reply.header("cache-control", "private, no-store").header("referrer-policy", "no-referrer");
    try {
      return await play(deps, request, reply);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.retryAfter) reply.header("retry-after", String(error.retryAfter));
      return sendFailure(reply, error.code, { message: error.message });
    }
  });
}
