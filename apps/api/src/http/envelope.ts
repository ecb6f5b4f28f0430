import { envelope, failureEnvelope } from "@callboard/contracts/page";
import type { z } from "zod";

/** What a call can answer: its data in the envelope, or one of the refusals that every call shares. */
export function answers<Data extends z.ZodType>(data: Data) {
  return {
    200: envelope(data),
    403: failureEnvelope,
    404: failureEnvelope,
    422: failureEnvelope,
    500: failureEnvelope,
  };
}

/** The same for a call that is for people who are signed in, or that signs them in. */
export function personalAnswers<Data extends z.ZodType>(data: Data) {
  return { ...answers(data), 401: failureEnvelope };
}

/** The same for a call that can be made too often, or that needs somebody else's service. */
export function limitedAnswers<Data extends z.ZodType>(data: Data) {
  return { ...personalAnswers(data), 429: failureEnvelope, 503: failureEnvelope };
}

/** Data on its way out; the message is for the person, where there is something to say. */
export function ok<Data>(data: Data, message = "OK") {
  return { success: true as const, message, data };
}

/** A refusal; `message` is an object of field messages where the status is 422. */
export function failure(message: string | Record<string, string>) {
  return { success: false as const, message };
}
