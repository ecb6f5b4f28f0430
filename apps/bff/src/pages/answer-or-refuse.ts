import type { FastifyReply } from "fastify";
import { sendFailure } from "../failure-reply.ts";
import { Refusal } from "../refusal.ts";

/** Answers, or says why not where that is one of the catalogue's reasons. Throws what is no refusal. */
export async function answerOrRefuse(
  reply: FastifyReply,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.retryAfter) reply.header("retry-after", String(error.retryAfter));
    return sendFailure(reply, error.code);
  }
}
