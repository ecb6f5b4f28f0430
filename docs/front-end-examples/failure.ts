import type { AppRouter } from "@callboard/bff/router";
import { type ErrorCode, errorCatalogue } from "@callboard/contracts/error";
import { TRPCClientError } from "@trpc/client";

const passing = new Set<ErrorCode>(["network", "upstream", "too_many_requests"]);

function isGatewayError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}

/** Seconds, where the gateway asks for a pause. */
function pauseOf({ meta }: TRPCClientError<AppRouter>): number | null {
  const response = meta?.response;
  const header = response instanceof Response ? response.headers.get("retry-after") : null;
  return header === null ? null : Number(header);
}

/** What a screen needs to know of a call that failed. Anything else that went wrong is thrown again. */
export function failureOf(error: unknown) {
  if (!isGatewayError(error)) throw error;
  // No data: the call never got an answer.
  const code = error.data?.code ?? "network";
  return {
    code,
    message: error.data ? error.message : errorCatalogue.network.text,
    /** Messages by field name, for a form. */
    fields: error.data?.fields ?? {},
    isWorthRetrying: passing.has(code),
    retryAfter: pauseOf(error),
    /** Stands in the gateway's and the API's log. */
    requestId: error.data?.request_id,
  };
}
