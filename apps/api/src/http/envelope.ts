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

/** Data on its way out. */
export function ok<Data>(data: Data) {
  return { success: true as const, message: "OK", data };
}

/** A refusal; `message` is an object of field messages where the status is 422. */
export function failure(message: string | Record<string, string>) {
  return { success: false as const, message };
}
