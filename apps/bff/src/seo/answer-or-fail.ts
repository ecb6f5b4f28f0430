import type { FastifyReply } from "fastify";
import { AppError } from "../app-error.ts";
import { sendFailure } from "../http/errors/error-reply.ts";

/** Sends an answer, or the failure that an AppError stands for. Throws any other error. */
export async function answerOrFail(
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
