import { shortlistTapesPath } from "@callboard/contracts/shortlist";
import { tapeTypes } from "@callboard/contracts/tape";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { answerAnybody } from "../files/answer-anybody.ts";
import type { FileSlots } from "../files/file-slots.ts";
import { assertSameSite, sendMedia } from "../files/send-media.ts";
import { clientKey } from "../security/rate-limit/client-key.ts";
import type { Context } from "../trpc/context.ts";
import { sharedTapePath } from "../upstream/calls/shortlist.ts";
import { hasCapability } from "../upstream/request.ts";

type Deps = { contextOf: (request: FastifyRequest) => Context; slots: FileSlots };
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
  return sendMedia({ ...ctx, bearer: undefined }, request, reply, {
    ...{ capability: "tapes", path: sharedTapePath(pass), types: tapeTypes },
    ...{ sender, slots: slots.tapePlays },
  });
}

/** Has tapes of shortlists played: by whoever has the pass that the link's holder was given. No session is read. */
export function registerSharedTapePlayer(app: FastifyInstance, deps: Deps): void {
  app.get(shortlistTapesPath, { compress: false }, (request: PlayRequest, reply) => {
    reply.header("referrer-policy", "no-referrer");
    return answerAnybody(reply, () => play(deps, request, reply));
  });
}
