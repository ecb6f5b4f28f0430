import { type ErrorCode, type ErrorData, errorCatalogue, errorCodes } from "@callboard/contracts/error";
import type { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { z } from "zod";
import { AppError, UpstreamError } from "../app-error.ts";

/** A ZodError with another code is about the output. */
const inputCodes = new Set<string>(["BAD_REQUEST", errorCatalogue.validation.trpc]);

export type Failure = { message: string; data: ErrorData };

function fieldsOf(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [path.join(".") || "input", message] as const).reverse(),
  );
}

function codeOf(error: TRPCError): ErrorCode {
  const code = errorCodes.find((name) => errorCatalogue[name].trpc === error.code);
  return code ?? (getHTTPStatusCodeFromError(error) < 500 ? "rejected" : "unexpected");
}

/**
 * The error that the client gets: the catalogue's code, with the upstream's message or the catalogue's. Messages of other
 * errors are only logged.
 */
export function failureOf(error: TRPCError, requestId: string | undefined): Failure {
  const { cause } = error;
  const request_id = requestId;
  if (cause instanceof UpstreamError) {
    const { code, fields, message } = cause;
    return { message, data: { code, fields, request_id } };
  }
  if (cause instanceof AppError) return { message: cause.message, data: { code: cause.code, request_id } };
  if (inputCodes.has(error.code) && cause instanceof z.ZodError) {
    const fields = fieldsOf(cause);
    const message = Object.values(fields).join(", ");
    return { message, data: { code: "validation", fields, request_id } };
  }
  const code = codeOf(error);
  // Without a cause it is tRPC's own error (such as a too large batch), whose message repeats no input.
  const message = code === "rejected" && !cause ? error.message : errorCatalogue[code].text;
  return { message, data: { code, request_id } };
}
