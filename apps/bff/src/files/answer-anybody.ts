import type { FastifyReply } from "fastify";
import { AppError } from "../app-error.ts";
import { sendFailure } from "../http/errors/error-reply.ts";

/** Answers whoever asks, signed in or not, or with the failure that an AppError stands for. Nothing keeps the answer. Throws any other error. */
export async function answerAnybody(
  reply: FastifyReply,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  reply.header("cache-control", "private, no-store");
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.retryAfter) reply.header("retry-after", String(error.retryAfter));
    return sendFailure(reply, error.code, { message: error.message });
  }
}
