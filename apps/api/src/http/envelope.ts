import { envelope, type FailureCode, failureEnvelope } from "@callboard/contracts/page";
import type { z } from "zod";

/** The response schemas of a route: its data in the envelope, or one of the failures that every route shares. */
export function answers<Data extends z.ZodType>(data: Data) {
  return {
    200: envelope(data),
    403: failureEnvelope,
    404: failureEnvelope,
    422: failureEnvelope,
    500: failureEnvelope,
    503: failureEnvelope,
  };
}

/** The same for a route that needs or starts a session. */
export function personalAnswers<Data extends z.ZodType>(data: Data) {
  return { ...answers(data), 401: failureEnvelope };
}

/** The same for a route that refuses what was made of an older version. */
export function versionedAnswers<Data extends z.ZodType>(data: Data) {
  return { ...personalAnswers(data), 409: failureEnvelope };
}

/** The same for a route that is rate limited. */
export function limitedAnswers<Data extends z.ZodType>(data: Data) {
  return { ...personalAnswers(data), 429: failureEnvelope };
}

/** A successful response; `message` may be shown to the user. */
export function ok<Data>(data: Data, message = "OK") {
  return { success: true as const, message, data };
}

/** A failed response; with status 422 `message` may hold a message for each field. */
export function failure(message: string | Record<string, string>, code?: FailureCode) {
  return { success: false as const, message, ...(code && { code }) };
}
