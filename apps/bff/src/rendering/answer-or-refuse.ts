import type { FastifyReply } from "fastify";
import { AppError } from "../app-error.ts";
import { sendFailure } from "../http/errors/error-reply.ts";

/** Answers, or says why not where that is one of the catalogue's reasons. Throws what is no refusal. */
export async function answerOrRefuse(
  reply: FastifyReply,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.retryAfter) reply.header("retry-after", String(error.retryAfter));
    return sendFailure(reply, error.code);
  }
}
