import { errorCodeOfStatus } from "@callboard/contracts/error";
import { failureEnvelope } from "@callboard/contracts/page";
import { z } from "zod";
import { UpstreamError } from "../../app-error.ts";
import type { Call, Reply } from "../calls/define-call.ts";
import { markParsed } from "../checked.ts";
import { type RawResponse, TooLargeError } from "./read-response.ts";

const fieldsMax = 50;
const fieldMessageMax = 300;

/** With an error status, `success` may be missing. */
const errorResponse = failureEnvelope.extend({ success: z.literal(false).optional() });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function messageOf(message: string | Record<string, string> | undefined) {
  if (typeof message !== "object") return { message };
  const entries = Object.entries(message).slice(0, fieldsMax);
  const fields = Object.fromEntries(entries.map(([field, text]) => [field, text.slice(0, fieldMessageMax)]));
  return { message: Object.values(fields).join(", "), fields };
}

/** The parsed body of a successful response. Throws UpstreamError for any other. */
export function parseReply<Input, Data>(
  { status, retryAfter, text }: RawResponse,
  call: Call<Input, Data>,
  input: Input,
): Reply<Data> {
  const json = jsonOf(text);
  if (status < 200 || status > 299) {
    const failure = errorResponse.safeParse(json).data;
    throw new UpstreamError((status === 403 && failure?.code) || errorCodeOfStatus(status), {
      ...messageOf(failure?.message),
      status,
      retryAfter,
    });
  }
  try {
    const reply = call.parse(json, input);
    markParsed(reply.data, call.data);
    return reply;
  } catch (cause) {
    const failure = failureEnvelope.safeParse(json);
    if (failure.success) throw new UpstreamError("rejected", { ...messageOf(failure.data.message), status });
    throw new UpstreamError("unexpected", { status, cause });
  }
}

/** The error of a request that was not sent, or got no complete response. */
export function toUpstreamError(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const isMalformed =
    error instanceof TooLargeError || (error instanceof Error && error.name === "HTTPParserError");
  return new UpstreamError(isMalformed ? "unexpected" : "network", { cause: error });
}
