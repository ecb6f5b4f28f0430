import { errorCodeOfStatus } from "@callboard/contracts/error";
import { failureEnvelope } from "@callboard/contracts/page";
import { z } from "zod";
import { UpstreamError } from "../app-error.ts";
import type { Call, Reply } from "./calls/define-call.ts";
import { markParsed } from "./checked.ts";
import { type Answer, TooLargeError } from "./read-response.ts";

const fieldsMax = 50;
const fieldMessageMax = 300;

/** Under a status that says enough, the flag may be missing. */
const refusal = failureEnvelope.extend({ success: z.literal(false).optional() });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wordsOf(message: string | Record<string, string> | undefined) {
  if (typeof message !== "object") return { message };
  const entries = Object.entries(message).slice(0, fieldsMax);
  const fields = Object.fromEntries(entries.map(([field, text]) => [field, text.slice(0, fieldMessageMax)]));
  return { message: Object.values(fields).join(", "), fields };
}

/** A successful answer as its call describes it. Throws UpstreamError for any other. */
export function replyOf<Data>({ status, retryAfter, text }: Answer, call: Call<never, Data>): Reply<Data> {
  const json = jsonOf(text);
  if (status < 200 || status > 299) {
    throw new UpstreamError(errorCodeOfStatus(status), {
      ...wordsOf(refusal.safeParse(json).data?.message),
      status,
      retryAfter,
    });
  }
  const answer = call.answer.safeParse(json);
  if (answer.success) {
    markParsed(answer.data.data, call.data);
    return answer.data;
  }
  const failure = failureEnvelope.safeParse(json);
  if (failure.success) throw new UpstreamError("rejected", { ...wordsOf(failure.data.message), status });
  throw new UpstreamError("unexpected", { status, cause: answer.error });
}

/** The error for a request that got no whole answer, or was not sent at all. */
export function brokenOff(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const isNonsense =
    error instanceof TooLargeError || (error instanceof Error && error.name === "HTTPParserError");
  return new UpstreamError(isNonsense ? "unexpected" : "network", { cause: error });
}
